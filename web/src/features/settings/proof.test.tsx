import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeQueryClient } from '@/api/query-client';
import { useWithProof } from '@/forms/proof';
import { useAction } from '@/forms/use-action';
import { startLocale } from '@/i18n/locale';
import { ProofProvider } from './proof-dialog';
import { setPassword } from './queries';

beforeEach(() => {
  startLocale('/en');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  startLocale('/');
});

interface Sent {
  path: string;
  body: unknown;
}

/** A fake server that requires a proof for every change until `me/proof` got the right password or code. */
function server() {
  const sent: Sent[] = [];
  let isProved = false;
  const refuse = (status: number, body: object) =>
    Response.json({ status: false, ...body }, { status });
  const answers: Record<string, (body: Record<string, string>) => Response> = {
    'me/password': () =>
      isProved
        ? Response.json({ status: true })
        : refuse(403, { code: 'reauth_required', message: 'Prove it' }),
    'me/proof': (body) => {
      if (body.password !== 'right' && body.request_id !== 'r1') {
        return refuse(422, {
          code: 'wrong_password',
          message: 'No',
          errors: { password: ['Wrong password'] },
        });
      }
      isProved = true;
      return Response.json({ status: true, proved_until: '2026-11-15T00:00:00Z' });
    },
    'me/code': () =>
      Response.json({
        status: true,
        request_id: 'r1',
        phone: '+998 90 *** ** 67',
        resend_after: 60,
        expires_in: 300,
      }),
    'auth/code-state': () => Response.json({ status: true, state: 'sent' }),
    'auth/verify-code': (body) =>
      body.code === '123456'
        ? Response.json({ status: true, request_id: 'r1', expires_in: 1800 })
        : refuse(422, { code: 'validation', message: 'No', errors: { code: ['Wrong code'] } }),
  };
  vi.stubGlobal('fetch', async (request: Request) => {
    const path = new URL(request.url).pathname.replace('/api/v1/', '');
    const body = await request.json();
    sent.push({ path, body });
    return answers[path]?.(body) ?? refuse(404, { code: 'not_found', message: 'None' });
  });
  return { sent, paths: () => sent.map(({ path }) => path) };
}

/** A form with one field that needs a proof to be saved. */
function Changer() {
  const [text, setText] = useState('');
  const [done, setDone] = useState(false);
  const proved = useWithProof(setPassword);
  const { run, error } = useAction(async () => {
    await proved(text);
    setDone(true);
  });
  return (
    <>
      <input aria-label="answer" value={text} onChange={(event) => setText(event.target.value)} />
      <button type="button" onClick={() => run()}>
        change
      </button>
      <p data-testid="state">{done ? 'done' : (error ?? 'waiting')}</p>
    </>
  );
}

async function open(user: { has_password: boolean; has_totp: boolean }) {
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <ProofProvider user={{ phone: '+998901234567', ...user }}>
        <Changer />
      </ProofProvider>
    </QueryClientProvider>,
  );
  await userEvent.type(screen.getByLabelText('answer'), 'new secret');
  await userEvent.click(screen.getByRole('button', { name: 'change' }));
  await screen.findByRole('heading', { name: 'Is this you?' });
}

const state = () => screen.getByTestId('state').textContent;

it('asks for the password, tells a wrong one, then repeats the action with everything typed', async () => {
  const { sent, paths } = server();
  await open({ has_password: true, has_totp: false });
  const password = screen.getByLabelText('Current password');
  await userEvent.type(password, 'wrong');
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  await screen.findByText('Wrong password');
  expect(state()).toBe('waiting');

  await userEvent.clear(password);
  await userEvent.type(password, 'right');
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(state()).toBe('done'));
  expect(paths()).toEqual(['me/password', 'me/proof', 'me/proof', 'me/password']);
  expect(sent.at(-1)?.body).toEqual({ password: 'new secret' });
  expect(screen.queryByRole('heading', { name: 'Is this you?' })).toBeNull();
});

it('proves by a code where there is no password', async () => {
  const { paths } = server();
  await open({ has_password: false, has_totp: false });
  expect(screen.queryByLabelText('Current password')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Send a code' }));
  await userEvent.type(await screen.findByLabelText('6-digit code'), '123456');
  await waitFor(() => expect(state()).toBe('done'));
  expect(paths().filter((path) => path !== 'auth/code-state')).toEqual([
    'me/password',
    'me/code',
    'auth/verify-code',
    'me/proof',
    'me/password',
  ]);
});

it('closed without a proof, changes nothing and shows no error', async () => {
  const { paths } = server();
  await open({ has_password: true, has_totp: false });
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Is this you?' })).toBeNull());
  expect(state()).toBe('waiting');
  expect(paths()).toEqual(['me/password']);
  expect((screen.getByLabelText('answer') as HTMLInputElement).value).toBe('new secret');
});

it('offers the app only to those who turned it on', async () => {
  server();
  await open({ has_password: true, has_totp: true });
  expect(screen.getAllByRole('radio').map((way) => way.getAttribute('value'))).toEqual([
    'password',
    'totp',
    'code',
  ]);
});

it('passes on other errors without asking for a proof', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ status: false, code: 'forbidden', message: 'Not allowed' }, { status: 403 }),
  );
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <ProofProvider user={{ phone: '+998901234567', has_password: true, has_totp: false }}>
        <Changer />
      </ProofProvider>
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'change' }));
  await waitFor(() => expect(state()).toBe('Not allowed'));
  expect(screen.queryByRole('heading', { name: 'Is this you?' })).toBeNull();
});

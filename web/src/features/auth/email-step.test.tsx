import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { makeQueryClient } from '@/api/query-client';
import { startLocale } from '@/i18n/locale';
import { EmailStep } from './email-step';

beforeAll(() => {
  startLocale('/en');
});
afterAll(() => {
  startLocale('/');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open() {
  const sent: { path: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const path = new URL(request.url).pathname.replace('/api/v1/', '');
    const body = await request.json();
    if (path === 'auth/code-state') {
      const state = { state: 'sent', phone: 'm***@mail.uz', resend_after: 60, expires_in: 300 };
      return Response.json({ status: true, ...state });
    }
    sent.push({ path, body });
    if (path === 'me/email') {
      const code = { request_id: 'r1', phone: 'm***@mail.uz', resend_after: 60, expires_in: 300 };
      return Response.json({ status: true, ...code });
    }
    return Response.json({ status: true, user: { email_verified_at: '2026-11-19T08:00:00Z' } });
  });
  const onLeave = vi.fn();
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <EmailStep email="malika@mail.uz" onLeave={onLeave} />
    </QueryClientProvider>,
  );
  return { sent, onLeave };
}

it('sends a code only when asked, confirms it and goes on', async () => {
  const { sent, onLeave } = open();
  expect(screen.getByText(/malika@mail\.uz/)).toBeDefined();
  expect(sent).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Get the code' }));
  await userEvent.type(await screen.findByRole('textbox'), '123456');
  await vi.waitFor(() => expect(onLeave).toHaveBeenCalledOnce());
  expect(sent).toEqual([
    { path: 'me/email', body: { email: 'malika@mail.uz' } },
    { path: 'me/email/confirm', body: { request_id: 'r1', code: '123456' } },
  ]);
});

it('can be left for later, before and after the code was sent', async () => {
  const { sent, onLeave } = open();
  const later = () => userEvent.click(screen.getByRole('button', { name: 'Later' }));
  await later();
  await userEvent.click(screen.getByRole('button', { name: 'Get the code' }));
  await screen.findByRole('textbox');
  await later();
  expect(onLeave).toHaveBeenCalledTimes(2);
  expect(sent).toHaveLength(1);
});

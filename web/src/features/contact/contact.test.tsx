import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startLocale } from '@/i18n/locale';
import { Contact } from './contact';
import { knownTopic } from './letter';

beforeEach(() => {
  startLocale('/en');
  localStorage.clear();
});
afterEach(cleanup);

/** Scripted responses of the server in order; returns what was sent. */
function server(...answers: [status: number, body: unknown][]) {
  const sent: { key: string | null; body: unknown }[] = [];
  vi.stubGlobal(
    'fetch',
    vi.fn(async (request: Request) => {
      sent.push({ key: request.headers.get('Idempotency-Key'), body: await request.json() });
      const [status, body] = answers.shift() ?? [500, {}];
      return new Response(JSON.stringify(body), { status });
    }),
  );
  return sent;
}
afterEach(() => vi.unstubAllGlobals());

const box = (name: RegExp) => screen.getByRole('textbox', { name });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send the letter' }));

async function fill(replyTo: string) {
  await userEvent.type(box(/Your name/), 'Malika');
  await userEvent.type(box(/Phone or e-mail/), replyTo);
  await userEvent.type(box(/^Letter/), 'Please add my profession.');
}

it('asks for every field before it sends anything', async () => {
  const sent = server();
  render(<Contact />);
  await send();
  await waitFor(() => expect(screen.getAllByText('Required field')).toHaveLength(4));
  expect(document.activeElement).toBe(box(/Your name/));
  expect(sent).toHaveLength(0);
});

it('shows the refusal at the field, then thanks and starts anew', async () => {
  const sent = server(
    [422, { status: false, code: 'validation', errors: { reply_to: ['Invalid number'] } }],
    [200, { status: true, id: '0' }],
  );
  render(<Contact topic="employer" />);
  await fill('12345');
  await send();
  await screen.findByText('Invalid number');
  expect(document.activeElement).toBe(box(/Phone or e-mail/));

  await userEvent.clear(box(/Phone or e-mail/));
  await userEvent.type(box(/Phone or e-mail/), 'malika@example.com');
  await send();
  const title = await screen.findByRole('heading', { name: 'Letter sent' });
  expect(document.activeElement).toBe(title);
  expect(title.closest('[role=status]')?.textContent).toContain('malika@example.com');
  expect(sent[1]?.body).toEqual({
    name: 'Malika',
    reply_to: 'malika@example.com',
    topic: 'employer',
    message: 'Please add my profession.',
  });
  // A different text is a different letter.
  expect(sent[1]?.key).not.toBe(sent[0]?.key);

  await userEvent.click(screen.getByRole('button', { name: 'Write another' }));
  expect((box(/Your name/) as HTMLInputElement).value).toBe('');
});

it('a link chooses the topic, nonsense chooses none', () => {
  expect(knownTopic('employer')).toBe('employer');
  expect(knownTopic('nonsense')).toBeUndefined();
  render(<Contact topic="problem" />);
  const topic = screen.getByRole('combobox', { name: /Topic/ }) as HTMLSelectElement;
  expect(topic.value).toBe('problem');
});

import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { makeQueryClient } from '@/api/query-client';
import { startLocale } from '@/i18n/locale';
import { m } from '@/paraglide/messages';
import { AnswerPart } from './answer-part';
import { offered } from './testing';
import type { InterviewView } from './wire';

beforeAll(() => {
  startLocale('/en');
});
afterAll(() => {
  startLocale('/');
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const OFFER = offered({ candidate: null, actions: ['pick', 'ask_other', 'decline'] });

function open() {
  const refusal = { status: false, code: 'wrong_state', message: 'It was cancelled.' };
  vi.stubGlobal('fetch', async () => Response.json(refusal, { status: 409 }));
  const queryClient = makeQueryClient();
  const onHeld = vi.fn();
  const part = (interview: InterviewView) => (
    <QueryClientProvider client={queryClient}>
      <AnswerPart interview={interview} onHeld={onHeld} />
    </QueryClientProvider>
  );
  const { rerender } = render(part(OFFER));
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  return {
    press,
    onHeld,
    become: (over: Partial<InterviewView>) => rerender(part({ ...OFFER, ...over })),
  };
}

it('explains a refusal also when there is nothing left to answer', async () => {
  const { press, become, onHeld } = open();
  await userEvent.click(screen.getAllByRole('radio')[0] as HTMLElement);
  await press('Choose this time');
  await screen.findByText('It was cancelled.');
  become({ sequence: 1, actions: [], status: 'cancelled', slots: [] });
  expect(screen.getByRole('alert').textContent).toBe('It was cancelled.');
  expect(onHeld).toHaveBeenLastCalledWith(true);
});

it('keeps what is being typed when the company offers other times, and forgets the chosen one', async () => {
  const { press, become } = open();
  await userEvent.click(screen.getAllByRole('radio')[0] as HTMLElement);
  await press('Another time');
  await userEvent.type(screen.getByRole('textbox'), 'After six, please');
  become({ sequence: 1 });
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('After six, please');
  await userEvent.keyboard('{Escape}');
  cleanup();
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Another time' }));
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('After six, please');
  await waitFor(() => expect(screen.queryAllByRole('radio', { checked: true })).toEqual([]));
});

it('an answer without network waits beside its button and goes by itself, the one that was chosen last', async () => {
  const { press } = open();
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    if (!navigator.onLine) throw new TypeError('Failed to fetch');
    sent.push(await request.json());
    return Response.json({ status: false, code: 'wrong_state', message: 'No' }, { status: 409 });
  });
  const [first, second] = screen.getAllByRole('radio') as [HTMLElement, HTMLElement];
  const waits = () =>
    waitFor(() => expect(screen.getByRole('alert').textContent).toBe(m.error_waiting()));
  await userEvent.click(first);
  await press('Choose this time');
  await waits();
  await userEvent.click(second);
  expect(screen.getByRole('alert').textContent).toBe('');
  await press('Choose this time');
  await waits();
  online.mockReturnValue(true);
  act(() => {
    dispatchEvent(new Event('online'));
  });
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(JSON.stringify(sent)).toContain(OFFER.slots[1]?.id);
  online.mockRestore();
});

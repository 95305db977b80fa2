import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { makeQueryClient } from '@/api/query-client';
import { startLocale } from '@/i18n/locale';
import { ApplicationActions } from './application-actions';
import { application } from './sample';
import type { MyApplication } from './wire';

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

const OFFER = application({ status: 'offer', turn: 'me', actions: ['accept', 'decline'] });
const OVER = { status: 'reject', turn: 'over', actions: [] } as const;

function open() {
  const refusal = { status: false, code: 'wrong_state', message: 'Things have changed.' };
  vi.stubGlobal('fetch', async () => Response.json(refusal, { status: 409 }));
  const queryClient = makeQueryClient();
  const actions = (one: MyApplication) => (
    <QueryClientProvider client={queryClient}>
      <ApplicationActions application={one} />
    </QueryClientProvider>
  );
  const { rerender } = render(actions(OFFER));
  return {
    /** The company has ended it. */
    end: () => rerender(actions({ ...OFFER, ...OVER, actions: [] })),
    press: (name: string) => userEvent.click(screen.getByRole('button', { name })),
  };
}

it('says why an answer came too late also when its buttons are gone', async () => {
  const { end, press } = open();
  await press('Accept');
  await screen.findByText('Things have changed.');
  end();
  expect(screen.getByRole('alert').textContent).toBe('Things have changed.');
  expect(screen.queryByRole('button')).toBeNull();
});

it('keeps an open question with what was typed when the company acts, and after it was closed', async () => {
  const { end, press } = open();
  await press('Decline');
  await userEvent.type(screen.getByRole('textbox'), 'I found another job');
  end();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('I found another job');
  await press('Close');
  expect(screen.queryByRole('textbox')).toBeNull();
  cleanup();
  await open().press('Decline');
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('I found another job');
});

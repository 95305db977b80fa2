import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSyncedForm } from '@/forms/editor/use-synced-form';
import { EMPTY } from '@/forms/vacancy/form';
import { clearToken, writeToken } from '@/session/token';
import { draftServer, FIRST_STEP, MODEL, RULES, vacancyCopy } from './draft';

let sent: { path: string; keepalive: boolean | undefined }[];

beforeEach(() => {
  // Skips the debounce.
  vi.useFakeTimers();
  sent = [];
  writeToken('1|secret');
  vi.stubGlobal('fetch', (request: Request, init?: RequestInit) => {
    sent.push({ path: new URL(request.url).pathname, keepalive: init?.keepalive });
    return new Promise(() => undefined);
  });
});
afterEach(() => {
  cleanup();
  clearToken();
  localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function typeTitle() {
  const device = vacancyCopy('osh');
  const { result } = renderHook(() =>
    useSyncedForm({
      model: MODEL,
      rules: RULES,
      device,
      server: draftServer,
      stored: null,
      blank: EMPTY,
      firstStep: FIRST_STEP,
      step: FIRST_STEP,
    }),
  );
  act(() => result.current.editor.set('title', 'Oshpaz'));
  expect(sent).toEqual([]);
}

it.each([
  ['left', () => dispatchEvent(new Event('pagehide'))],
  [
    'put into the background',
    () => {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
      document.dispatchEvent(new Event('visibilitychange'));
    },
  ],
])('the latest text is sent to the server when the page is %s', (_, leave) => {
  typeTitle();
  leave();
  expect(sent).toEqual([{ path: '/api/v1/drafts/job', keepalive: true }]);
  expect(JSON.stringify({ ...localStorage })).toContain('Oshpaz');
});

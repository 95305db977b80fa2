import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { saveAfterLogin } from './after-login';
import { logout } from './logout';
import { setMe, type User } from './me';
import { clearToken, writeToken } from './token';

const CANARY = 'canary-7391';
let queryClient: QueryClient;

beforeEach(() => {
  queryClient = new QueryClient();
  writeToken(`1|${CANARY}`);
  setMe(queryClient, { role: 'candidate', customer: { name: CANARY } } as User);
  queryClient.setQueryData(['get', '/api/v1/me/sessions'], CANARY);
  saveAfterLogin(`/profile?x=${CANARY}`);
  localStorage.setItem('theme', 'dark');
  localStorage.setItem('draft:contact:v1', CANARY);
  localStorage.setItem('send:contact', CANARY);
  sessionStorage.setItem('registration:candidate', CANARY);
});
afterEach(() => {
  localStorage.clear();
  clearToken();
  vi.unstubAllGlobals();
});

const left = () =>
  JSON.stringify([
    { ...localStorage },
    { ...sessionStorage },
    document.cookie,
    queryClient.getQueryCache().getAll(),
  ]);

it('leaves nothing of the person on the device when the page is closed before the answer', () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  void logout(queryClient);
  dispatchEvent(new Event('pagehide'));
  expect(left()).not.toContain(CANARY);
  expect(localStorage.getItem('theme')).toBe('dark');
});

it.each([
  ['when the server ends the session', async () => Response.json({ status: true })],
  ['when it cannot be reached', () => Promise.reject(new TypeError('no network'))],
])('leaves nothing of the person on the device %s', async (_, answer) => {
  const sent: Request[] = [];
  vi.stubGlobal('fetch', (request: Request) => {
    sent.push(request);
    return answer();
  });
  expect(left()).toContain(CANARY);
  await logout(queryClient);
  expect(new URL(sent[0]?.url ?? '').pathname).toBe('/api/v1/auth/logout');
  expect(sent[0]?.headers.get('authorization')).toBe(`Bearer 1|${CANARY}`);
  expect(left()).not.toContain(CANARY);
  expect(localStorage.getItem('theme')).toBe('dark');
});

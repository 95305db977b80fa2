// What a guest wanted is done after he has signed in, once.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeQueryClient } from '@/api/query-client';
import { startLocale } from '@/i18n/locale';
import { m } from '@/paraglide/messages';
import type { Intention } from '@/session/asked';
import { forgetIntention, keepIntention, peekIntention } from '@/session/intention';
import { employer } from '@/session/testing';
import { clearToken, writeToken } from '@/session/token';
import { toastStore } from '@/ui/toast-store';
import { carryOut } from './carry-out';

const CANDIDATE = { id: 'u1', role: 'candidate', candidate: {}, companies: [] };

let sent: string[];
let me: object;
let isLost: boolean;

beforeEach(() => {
  sent = [];
  me = CANDIDATE;
  isLost = false;
  writeToken('1|secret');
  vi.stubGlobal('fetch', async (request: Request) => {
    const call = new URL(request.url).pathname.replace('/api/v1/', '');
    if (call === 'me') return Response.json({ status: true, user: me });
    if (isLost) throw new TypeError('Failed to fetch');
    sent.push(`${call} ${await request.text()}`.trim());
    return Response.json({ status: true, data: {} });
  });
});
afterEach(() => {
  forgetIntention();
  clearToken();
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
  startLocale('/');
});

const toasts = () => toastStore.snapshot().map(({ text }) => text);

const DONE: [Intention, string[], string][] = [
  [{ act: 'save', slug: 'cook' }, ['wishlist/add {"job_id":"cook"}'], m.signin_saved()],
  [
    { act: 'hide', kind: 'vacancy', slug: 'cook', name: 'Cook' },
    ['jobs/cook/hide'],
    m.vacancy_hidden(),
  ],
  [
    { act: 'hide', kind: 'company', slug: 'osh', name: 'Osh' },
    ['companies/osh/hide'],
    m.vacancy_hidden_company({ name: 'Osh' }),
  ],
  [
    { act: 'search', query: 'q=cook', name: 'Cook' },
    ['my/searches {"query":"q=cook","name":"Cook"}'],
    m.searches_saved(),
  ],
];

it.each(DONE)('%o', async (wanted, calls, text) => {
  keepIntention(wanted);
  await carryOut(makeQueryClient());
  expect(sent).toEqual(calls);
  expect(toasts()).toContain(text);
  await carryOut(makeQueryClient());
  expect(sent, 'it is done once').toEqual(calls);
});

it('what needs its part of the page waits for it', async () => {
  for (const wanted of [
    { act: 'contacts', slug: 'cook' },
    { act: 'report', target: 'company', slug: 'osh' },
  ] as const) {
    keepIntention(wanted);
    await carryOut(makeQueryClient());
    expect(sent).toEqual([]);
    expect(peekIntention()).toEqual(wanted);
  }
});

it('an employer is told that it is for candidates', async () => {
  me = employer();
  keepIntention({ act: 'save', slug: 'cook' });
  await carryOut(makeQueryClient());
  expect(sent).toEqual([]);
  expect(toasts()).toContain(m.vacancy_candidates_only());
  expect(peekIntention()).toBeUndefined();
});

it('an employer who may sign in as a candidate keeps what he wants, and is told by the page alone', async () => {
  me = employer();
  keepIntention({ act: 'save', slug: 'cook' });
  const before = toasts();
  history.replaceState(null, '', '/ru/auth/login?reason=candidates_only');
  startLocale('/ru/auth/login');
  await carryOut(makeQueryClient());
  expect(toasts()).toEqual(before);
  expect(peekIntention()).toEqual({ act: 'save', slug: 'cook' });
});

it('what the network has lost is done on the next page', async () => {
  isLost = true;
  keepIntention({ act: 'search', query: 'q=cook', name: 'Cook' });
  await carryOut(makeQueryClient());
  isLost = false;
  await carryOut(makeQueryClient());
  expect(sent).toEqual(['my/searches {"query":"q=cook","name":"Cook"}']);
});

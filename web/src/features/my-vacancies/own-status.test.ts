import { afterAll, beforeAll, expect, it } from 'vitest';
import { startLocale } from '@/i18n/locale';
import type { OwnVacancy } from './model';
import { ownStatusOf } from './own-status';

beforeAll(() => {
  startLocale('/en');
});
afterAll(() => {
  startLocale('/');
});

const OPEN: Parameters<typeof ownStatusOf>[0] = {
  status: 'approved',
  lifecycle: 'open',
  is_hidden: false,
  is_public: true,
  edit: null,
  expires_at: '2026-12-15T09:00:00Z',
};
const waiting = { state: 'waiting', submitted_at: '2026-11-15T09:00:00Z' } as const;

it.each<[string, Partial<OwnVacancy>, string, string]>([
  ['open', {}, 'active', 'Candidates can see it. Open until 15.12.2026.'],
  [
    'open with an edit that waits',
    { status: 'moderating', edit: waiting },
    'active',
    'Candidates can see it. Open until 15.12.2026. Your edit is being checked; the earlier text is still public.',
  ],
  [
    'open with a refused edit',
    { edit: { ...waiting, state: 'rejected' } },
    'active',
    'Candidates can see it. Open until 15.12.2026. Your edit was refused; the earlier text is still public.',
  ],
  [
    'new',
    { status: 'moderating', is_public: false, expires_at: null },
    'waiting',
    'Moderators are checking the text; it usually takes 4 hours.',
  ],
  [
    'refused',
    { status: 'rejected', is_public: false },
    'refused',
    'The vacancy was refused. Correct the following and send it again.',
  ],
  [
    'hidden speaks before everything else',
    { is_hidden: true, is_public: false, lifecycle: 'paused' },
    'refused',
    'The vacancy is hidden because of complaints. A moderator will look at it.',
  ],
  [
    'paused',
    { lifecycle: 'paused', is_public: false },
    'quiet',
    'Candidates do not see it. Resume it to open it again.',
  ],
  [
    'expired',
    { lifecycle: 'expired', is_public: false },
    'quiet',
    'Its term is over. Prolong it if you are still hiring.',
  ],
  [
    'closed',
    { lifecycle: 'closed', is_public: false },
    'quiet',
    'You closed it. Make a copy if you need it again.',
  ],
])('%s', (_, patch, tone, text) => {
  expect(ownStatusOf({ ...OPEN, ...patch }, 4)).toMatchObject({ tone, text });
});

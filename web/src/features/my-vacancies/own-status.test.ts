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
  standing: 'active',
  company_out: null,
  edit: null,
  expires_at: '2026-12-15T09:00:00Z',
};
const waiting = { state: 'waiting', submitted_at: '2026-11-15T09:00:00Z' } as const;

it.each<[string, Partial<OwnVacancy>, string, string, RegExp]>([
  ['open', {}, 'active', 'Active', /^Candidates can see it. Open until 15.12.2026.$/],
  ['open, an edit waits', { edit: waiting }, 'active', 'Active', /until 15.*being checked/],
  [
    'open with a refused edit',
    { edit: { ...waiting, state: 'rejected' } },
    'active',
    'Active',
    /until 15.*edit was refused/,
  ],
  ['new', { standing: 'waiting', expires_at: null }, 'waiting', 'Waiting', /4 hours/],
  ['refused', { standing: 'refused' }, 'refused', 'Refused', /was refused/],
  ['taken down', { standing: 'taken_down' }, 'refused', 'Taken down', /A moderator took/],
  ['hidden', { standing: 'hidden' }, 'refused', 'Hidden for now', /because of complaints/],
  ['paused', { standing: 'paused' }, 'quiet', 'Paused', /Resume it/],
  ['paused, an edit waits', { standing: 'paused', edit: waiting }, 'quiet', 'Paused', /checked\.$/],
  ['expired', { standing: 'expired' }, 'quiet', 'Expired', /[Ee]xtend it/],
  ['closed', { standing: 'closed' }, 'quiet', 'Closed', /You closed it/],
  [
    'the account goes',
    { standing: 'out_of_sight', company_out: 'leaving' },
    'refused',
    'Not shown',
    /about to be deleted/,
  ],
])('%s', (_, patch, tone, label, text) => {
  expect(ownStatusOf({ ...OPEN, ...patch }, 4)).toEqual({
    tone,
    label,
    text: expect.stringMatching(text),
  });
});

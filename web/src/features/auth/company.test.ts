import * as v from 'valibot';
import { beforeAll, expect, it, vi } from 'vitest';
import { startLocale } from '@/i18n/locale';
import { type CompanyForm, companySchema, EMPTY_COMPANY } from './company';

beforeAll(() => {
  startLocale('/en');
  vi.setSystemTime('2026-11-15T20:00:00Z');
  return () => vi.useRealTimers();
});

const GOOD = { ...EMPTY_COMPANY, name: 'Adras', location: 'samarqand', password: 'uzun parol' };

function problem(change: Partial<CompanyForm>): string | undefined {
  return v.safeParse(companySchema('required'), { ...GOOD, ...change }).issues?.[0]?.message;
}

it.each<[Partial<CompanyForm>, string | undefined]>([
  [{}, undefined],
  [{ name: 'A' }, 'Write at least 2 characters'],
  [{ location: '' }, 'Required field'],
  [{ address: 'a'.repeat(256) }, 'Write at most 255 characters'],
  // It is already the 16th in Tashkent.
  [{ owned_date: '2026-11-16' }, undefined],
  [{ owned_date: '2026-11-17' }, 'This date is in the future'],
  [{ about: 'short' }, 'Write at least 30 characters'],
])('%j: %s', (change, text) => {
  expect(problem(change)).toBe(text);
});

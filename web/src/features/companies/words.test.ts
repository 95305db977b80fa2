import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLocale } from '@/i18n/locale';
import { answerTime, hostOf, linkName, truthRows } from './aside-words';
import type { Company } from './wire';
import { markText, placeText, sizeText } from './words';

beforeAll(() => {
  startLocale('/en');
});
afterAll(() => {
  startLocale('/');
});

const MARK = { at: '2026-11-15T20:00:00Z', tax_number: false, document: false, registry: false };

describe('the mark', () => {
  it('says what was checked, on the day in Uzbekistan', () => {
    expect(markText({ ...MARK, tax_number: true, registry: true })).toBe(
      'Verified on 16.11.2026. We checked: tax number (STIR), state register.',
    );
    expect(markText(MARK)).toBe('Verified on 16.11.2026.');
  });
});

it.each([
  ['https://non.uz', 'non.uz'],
  ['https://www.non.uz/haqida?x=1', 'non.uz'],
  ['http://jobs.non.uz#jamoa', 'jobs.non.uz'],
])('%s is called %s', (url, expected) => {
  expect(hostOf(url)).toBe(expected);
});

it('calls networks by their names', () => {
  expect(linkName({ kind: 'linkedin', url: 'https://linkedin.com/company/non' })).toBe('LinkedIn');
});

it.each([
  [0, 'within 1 hour'],
  [47, 'within 47 hours'],
  [48, 'within 2 days'],
  [60, 'within 3 days'],
  [71, 'within 3 days'],
])('%i hours are %s', (hours, expected) => {
  expect(answerTime(hours)).toBe(expected);
});

it('leaves out what is not known about answers', () => {
  const known = {
    since: '2026-01-02T00:00:00Z',
    open_vacancies: 3,
    closed_vacancies: 1200,
    complaints_upheld: 0,
  };
  const values = (truth: Parameters<typeof truthRows>[0]) =>
    truthRows(truth).map(([, value]) => value);
  expect(values(known)).toEqual(['02.01.2026', '3', '1\u00A0200', '0']);
  expect(values({ ...known, answered_share: 87, median_answer_hours: null })).toHaveLength(5);
  expect(values({ ...known, answered_share: 87, median_answer_hours: 5 })[5]).toBe(
    'within 5 hours',
  );
  expect(values({ ...known, promise_days: 3 }).at(-1)).toBe('within 3 days');
});

it('shows the street only when there is no list of addresses', () => {
  const company = {
    location_name: 'Toshkent',
    address: 'Navoiy 5',
    addresses: [],
  } as unknown as Company;
  const office = { location: 'chilonzor', location_name: 'Chilonzor', street: 'Bunyodkor 1' };
  expect(placeText(company)).toBe('Toshkent, Navoiy 5');
  expect(placeText({ ...company, addresses: [office] })).toBe('Toshkent');
});

it('writes a range with a dash', () => {
  expect(['11-50', '1000+'].map(sizeText)).toEqual(['11–50', '1000+']);
});

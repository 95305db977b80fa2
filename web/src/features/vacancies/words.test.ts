import { beforeAll, expect, it } from 'vitest';
import { vacancy } from '@/api/testing';
import { startLocale } from '@/i18n/locale';
import { hoursText, languagesText, placeText } from './words';

beforeAll(() => {
  startLocale('/en');
});

it('puts place and kinds of work on one line', () => {
  const card = vacancy({ location_name: 'Samarkand', work_type: ['hybrid', 'remote'] });
  expect(placeText(card)).toBe('Samarkand · Hybrid, Remote');
});

it.each([
  ['09:00', '18:00', 'Monday – Friday, 09:00–18:00'],
  ['09:00', null, 'Monday – Friday'],
  [null, null, 'Monday – Friday'],
])('hours from %s to %s: %s', (hours_from, hours_to, text) => {
  expect(hoursText(vacancy({ work_hours: 'mon_fri', hours_from, hours_to }))).toBe(text);
});

it('names a language with its level only when it is known', () => {
  expect(
    languagesText([
      { language: 'uz', name: 'Uzbek', level: null },
      { language: 'en', name: 'English', level: 'b1' },
    ]),
  ).toBe('Uzbek, English (conversational)');
});

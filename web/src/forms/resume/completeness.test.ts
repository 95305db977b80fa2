import { afterAll, beforeAll, expect, it } from 'vitest';
import { startLocale } from '@/i18n/locale';
import { adviceOf } from './completeness';

beforeAll(() => {
  startLocale('/en');
});
afterAll(() => {
  startLocale('/');
});

it('says what to do about a field', () => {
  expect(adviceOf({ field: 'skills' })).toBe('Add at least 3 skills');
  expect(adviceOf({ field: 'show_photo' })).toBe('Add a photo');
});

it('calls a field without advice by its label, and keeps a name that it does not know', () => {
  expect(adviceOf({ field: 'has_car' })).toBe('I have a car');
  expect(adviceOf({ field: 'hobbies' })).toBe('hobbies');
  expect(adviceOf({ field: 'constructor' })).toBe('constructor');
});

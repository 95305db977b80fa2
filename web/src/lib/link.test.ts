import { expect, it } from 'vitest';
import { completeLink } from './link';

it.each([
  ['t.me/non_uz', 'https://t.me/non_uz'],
  [' t.me/non_uz ', 'https://t.me/non_uz'],
  ['@non_uz', 'https://t.me/non_uz'],
  ['www.non.uz', 'https://www.non.uz'],
  ['non.uz', 'https://non.uz'],
  ['//non.uz/ish', 'https://non.uz/ish'],
  ['non.uz:8080/ish?x=1', 'https://non.uz:8080/ish?x=1'],
  ['meet.google.com/abc-defg-hij', 'https://meet.google.com/abc-defg-hij'],
  ['нон.рф', 'https://нон.рф'],
  ['https://t.me/non', 'https://t.me/non'],
  ['HTTP://non.uz', 'HTTP://non.uz'],
])('%s becomes %s', (typed, link) => {
  expect(completeLink(typed)).toBe(link);
});

it.each([
  '',
  'salom',
  '@a',
  'non uz',
  'non .uz',
  'javascript:alert(1)',
  'mailto:a@non.uz',
  'a@non.uz',
  '12.5',
])('leaves %j to the check of the form', (typed) => {
  expect(completeLink(typed)).toBe(typed.trim());
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { template } from '@/forms/templates/testing';
import { type Locale, startLocale } from '@/i18n/locale';
import { fieldsOf, messageFor, problemsOf, type Reader, spokenTo, textsOf } from './texts';

beforeAll(() => {
  startLocale('/en');
});
afterAll(() => {
  startLocale('/');
});

const reader = (name: string, locale: Locale): Reader => ({
  id: name,
  name,
  locale,
  vacancy: { slug: 'cook', title: 'Cook' },
});
const ALI = reader('Ali', 'uz');
const ANNA = reader('Anna', 'ru');
const JOHN = reader('John', 'en');

it('takes of a template what its readers speak', () => {
  const thanks = template('t');
  expect(textsOf(thanks, [ALI])).toEqual({ uz: 'Rahmat, {name}!' });
  expect(textsOf(thanks, [ALI, ANNA])).toEqual({ uz: 'Rahmat, {name}!', ru: 'Спасибо, {name}!' });
  // Nothing in English: the first language that it is written in.
  expect(textsOf(thanks, [JOHN])).toEqual({ uz: 'Rahmat, {name}!' });
});

it('has a field for each language that is read, and one where nothing is written', () => {
  const both = { uz: 'a', ru: 'b' };
  expect(fieldsOf({}, [ALI], 'en')).toEqual(['en']);
  expect(fieldsOf(both, undefined, 'en')).toEqual(['uz', 'ru']);
  expect(fieldsOf(both, [ALI, ANNA], 'en')).toEqual(['uz', 'ru']);
  expect(fieldsOf(both, [ALI, JOHN], 'en')).toEqual(['uz']);
  // A field that is emptied stays where it is.
  expect(fieldsOf({ uz: '', ru: 'b' }, [ALI, ANNA], 'en')).toEqual(['uz', 'ru']);
});

it('gives each reader one text, filled in', () => {
  const texts = { uz: ' {name}, {vacancy} ', ru: '{name} в {company}' };
  expect(messageFor(texts, ALI, 'Anor')).toBe('Ali, Cook');
  expect(messageFor(texts, ANNA, 'Anor')).toBe('Anna в Anor');
  expect(spokenTo(texts, JOHN)).toBe('uz');
  expect(messageFor({ en: 'For everyone' }, ALI)).toBe('For everyone');
});

it('names what is wrong at its field', () => {
  const wrong = (texts: Parameters<typeof problemsOf>[0], readers = [ALI, ANNA]) =>
    Object.keys(problemsOf(texts, readers, 'en', 'Anor'));
  expect(wrong({})).toEqual(['en']);
  expect(wrong({ uz: ' ' })).toEqual(['uz']);
  expect(wrong({ uz: 'a', ru: '' })).toEqual(['ru']);
  expect(wrong({ uz: '{date}', ru: '{name}' })).toEqual(['uz']);
  expect(wrong({ uz: 'a'.repeat(4000) })).toEqual([]);
  // With the name in it it is too long.
  expect(
    wrong({ uz: `${'a'.repeat(3993)}{name}`, ru: 'a' }, [reader('Muhammadjon', 'uz')]),
  ).toEqual(['uz']);
  expect(wrong({ uz: 'a', ru: '' }, [ALI])).toEqual([]);
});

import { expect, it } from 'vitest';
import { fill, textFor, unfilled, unknownVariable } from './fill';

const values = { name: 'Malika', vacancy: 'Cook', company: 'Anor' };

it.each([
  ['Hello {name}, {vacancy} at {company}', 'Hello Malika, Cook at Anor'],
  ['{name} {name}', 'Malika Malika'],
  ['On {date}', 'On {date}'],
  ['{ism} { name } {} {', '{ism} { name } {} {'],
  ['{{name}}', '{Malika}'],
  ['', ''],
])('fills %j in', (text, expected) => {
  expect(fill(text, values)).toBe(expected);
});

it('fills in once: braces of a value stay', () => {
  expect(fill('{name}', { name: '{company}', company: 'Anor' })).toBe('{company}');
  expect(fill('{name}', { name: '$&' })).toBe('$&');
});

it('names what is left', () => {
  expect(unfilled('On {date} at {place}')).toBe('{date}');
  expect(unfilled('{ism}, {Malika}')).toBeUndefined();
  expect(unknownVariable('{name} {ism}', ['name'])).toBe('{ism}');
  expect(unknownVariable('{name} {date}', ['name'])).toBe('{date}');
  expect(unknownVariable('{name} {', ['name'])).toBeUndefined();
});

it('speaks the language of the candidate, or the one there is', () => {
  const texts = { uz: null, ru: 'Здравствуйте', en: 'Hello' };
  expect(textFor({ texts }, 'ru')).toEqual({ text: 'Здравствуйте', locale: 'ru' });
  expect(textFor({ texts }, 'uz')).toEqual({ text: 'Здравствуйте', locale: 'ru' });
  expect(textFor({ texts: { uz: null, ru: null, en: 'Hello' } }, 'uz').text).toBe('Hello');
  expect(textFor({ texts: { uz: null, ru: null, en: null } }, 'uz').text).toBe('');
});

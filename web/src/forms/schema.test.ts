import * as v from 'valibot';
import { beforeAll, expect, it } from 'vitest';
import { startLocale } from '@/i18n/locale';
import { oneOf, optionalText, text } from './schema';

beforeAll(() => {
  startLocale('/en');
});

const name = text({ minLength: 2, maxLength: 5 });

function firstProblem(schema: v.GenericSchema, value: unknown): string | undefined {
  return v.safeParse(schema, value).issues?.[0]?.message;
}

it.each([
  ['', 'Required field'],
  ['   ', 'Required field'],
  ['a', 'Write at least 2 characters'],
  [' ab ', undefined],
  // Five characters to a person, ten UTF-16 code units to JavaScript.
  ['😀😀😀😀😀', undefined],
  ['abcdef', 'Write at most 5 characters'],
])('text %j: %s', (value, problem) => {
  expect(firstProblem(name, value)).toBe(problem);
});

it('gives the text without the white space around it', () => {
  expect(v.parse(name, '  ali ')).toBe('ali');
});

it('speaks the language of the page at the moment of checking', () => {
  startLocale('/ru');
  expect(firstProblem(name, '')).not.toBe('Required field');
  startLocale('/en');
});

it.each([
  ['', undefined],
  ['  ', undefined],
  ['ab', undefined],
  ['a', 'Write at least 2 characters'],
])('optional text %j: %s', (value, problem) => {
  expect(firstProblem(optionalText({ minLength: 2, maxLength: 5 }), value)).toBe(problem);
});

it('takes only codes of the list', () => {
  const topic = oneOf({ enum: ['candidate', 'other'] });
  expect(firstProblem(topic, 'other')).toBeUndefined();
  expect(firstProblem(topic, '')).toBe('Required field');
  expect(firstProblem(topic, 'else')).toBe('Required field');
});

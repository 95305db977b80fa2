import { afterAll, beforeAll, expect, it } from 'vitest';
import { startLocale } from '@/i18n/locale';
import { answerProblems, answersBody, questionKeys } from './answers';
import { LONGEST_ANSWER } from './limits';
import type { Question } from './wire';

beforeAll(() => {
  startLocale('/en');
});
afterAll(() => {
  startLocale('/');
});

const question = (kind: Question['kind'], over: Partial<Question> = {}): Question => ({
  text: `A ${kind}?`,
  kind,
  must_answer: true,
  options: kind === 'choice' ? ['Tomorrow', 'In a month'] : [],
  ...over,
});
const ALL = [question('text'), question('yes_no'), question('choice'), question('number')];

it('turns what was typed into the body', () => {
  const typed = {
    'text A text?': '  Four years. ',
    'yes_no A yes_no?': 'no',
    'choice A choice?': 'In a month',
    'number A number?': '1 000,5',
  };
  expect(answerProblems(ALL, typed).size).toBe(0);
  expect(answersBody(ALL, typed)).toEqual([
    { question: 0, text: 'Four years.' },
    { question: 1, yes: false },
    { question: 2, option: 1 },
    { question: 3, number: 1000.5 },
  ]);
});

it('asks for what must be answered, and only for that', () => {
  expect([...answerProblems(ALL, {}).keys()]).toEqual([0, 1, 2, 3]);
  const optional = ALL.map((one) => ({ ...one, must_answer: false }));
  expect(answerProblems(optional, {}).size).toBe(0);
  expect(answersBody(optional, {})).toEqual([]);
});

it.each([
  ['number', 'three', 'Write a number, for example 3'],
  ['text', 'x'.repeat(LONGEST_ANSWER + 1), `Write at most ${LONGEST_ANSWER} characters`],
  // The employer has renamed the option since.
  ['choice', 'Today', 'Answer this question'],
  ['text', '   ', 'Answer this question'],
] as const)('refuses %s %j', (kind, answer, problem) => {
  const asked = question(kind);
  expect(answerProblems([asked], { [`${kind} ${asked.text}`]: answer }).get(0)).toBe(problem);
});

it('keeps answers with their questions when the employer reorders them', () => {
  const typed = { 'text A text?': 'Four years' };
  expect(answersBody([question('yes_no'), question('text')], typed)).toEqual([
    { question: 1, text: 'Four years' },
  ]);
});

it('tells equal questions apart', () => {
  const keys = questionKeys([question('text'), question('text'), question('number')]);
  expect(new Set(keys).size).toBe(3);
});

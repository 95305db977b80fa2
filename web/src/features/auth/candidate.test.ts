import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { startLocale } from '@/i18n/locale';
import {
  type CandidateForm,
  candidateSchema,
  EMPTY_CANDIDATE,
  isMinor,
  yearsOld,
} from './candidate';

beforeAll(() => {
  startLocale('/en');
});

const GOOD: CandidateForm = {
  ...EMPTY_CANDIDATE,
  name: 'Malika',
  surname: 'Yusupova',
  birthday: '1998-04-12',
  sex: 'female',
  location: 'toshkent-shahri',
  education_level: 'higher',
  password: 'olma daraxt uy',
};

/** The first problem of each invalid field. */
function problems(change: Partial<CandidateForm>, password: 'required' | 'optional' = 'required') {
  const { issues } = v.safeParse(candidateSchema(password), { ...GOOD, ...change });
  return Object.entries(v.flatten(issues ?? ([] as never)).nested ?? {}).map(
    ([field, texts]) => `${field}: ${texts?.[0]}`,
  );
}

it('accepts a complete form and sends empty fields as null', () => {
  expect(v.parse(candidateSchema('required'), GOOD)).toEqual({
    name: 'Malika',
    surname: 'Yusupova',
    birthday: '1998-04-12',
    sex: 'female',
    location: 'toshkent-shahri',
    education_level: 'higher',
    languages: [],
    password: 'olma daraxt uy',
    specialization: null,
    about: null,
    email: null,
    avatar: null,
  });
});

it('reports every required field', () => {
  expect(problems(EMPTY_CANDIDATE)).toEqual([
    'name: Required field',
    'surname: Required field',
    'birthday: Required field',
    'sex: Required field',
    'location: Required field',
    'education_level: Required field',
    'password: Required field',
  ]);
});

it.each<[Partial<CandidateForm>, string]>([
  [{ name: 'a'.repeat(61) }, 'name: Write at most 60 characters'],
  [{ about: 'Too short' }, 'about: Write at least 30 characters'],
  [{ email: 'malika' }, 'email: Invalid e-mail address'],
  [{ password: '1234567' }, 'password: Write at least 8 characters'],
  [{ password: 'a'.repeat(129) }, 'password: Write at most 128 characters'],
  [{ specialization: 'ab' }, 'specialization: Write at least 3 characters'],
])('%j: %s', (change, problem) => {
  expect(problems(change)).toEqual([problem]);
});

it.each<Partial<CandidateForm>>([
  { about: 'I have taught maths for ten years.' },
  { email: 'malika@example.com' },
  { password: '12345678' },
  { languages: [{ language: 'uz', level: '' }] },
])('%j is good', (change) => {
  expect(problems(change)).toEqual([]);
});

it('needs no password after signing in with Google, but rejects a short one', () => {
  expect(problems({ password: '' }, 'optional')).toEqual([]);
  expect(problems({ password: '123' }, 'optional')).toEqual([
    'password: Write at least 8 characters',
  ]);
});

describe('age', () => {
  it.each([
    ['2008-11-15', 18, false],
    ['2008-11-16', 17, true],
    ['2011-11-15', 15, true],
  ])('%s: %i, a minor: %s', (birthday, years, minor) => {
    expect(yearsOld(birthday, '2026-11-15')).toBe(years);
    expect(isMinor(birthday, '2026-11-15')).toBe(minor);
  });
});

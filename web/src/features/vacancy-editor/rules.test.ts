import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { problemsOf } from '@/forms/editor/problems';
import { EMPTY, type VacancyForm } from '@/forms/vacancy/form';
import type { Question } from '@/forms/vacancy/own-kinds';
import { startLocale } from '@/i18n/locale';
import { problems } from './rules';
import { firstOpenStep, STEPS, stepOf } from './steps';

beforeAll(() => {
  startLocale('/en');
});
afterAll(() => {
  startLocale('/');
});

const question = (patch: Partial<Question> = {}): Question => ({
  text: 'Can you start in December?',
  kind: 'yes_no',
  must_answer: true,
  options: [],
  ...patch,
});

const FULL: VacancyForm = {
  ...EMPTY,
  title: 'Oshpaz',
  sphere: ['food'],
  location: 'toshkent',
  work_type: ['fulltime'],
  salary: { ...EMPTY.salary, min_salary: '5000000' },
  about: 'Oilaviy oshxonaga tajribali oshpaz kerak.',
  requirements: ['Tibbiy daftarcha'],
  tasks: ['Osh damlash'],
  experience: '1',
};

it('finds no errors in a complete form', () => {
  expect(problems(FULL)).toEqual({});
});

it.each<[string, Partial<VacancyForm>, Record<string, string>]>([
  ['no title', { title: ' ' }, { title: 'Required field' }],
  ['a short title', { title: 'IT' }, { title: 'Write at least 3 characters' }],
  ['no sphere', { sphere: [] }, { sphere: 'Required field' }],
  ['four spheres', { sphere: ['a', 'b', 'c', 'd'] }, { sphere: 'Choose at most 3' }],
  ['no place', { location: '' }, { location: 'Required field' }],
  ['no work type', { work_type: [] }, { work_type: 'Required field' }],
  ['a short text', { about: 'Oshpaz kerak' }, { about: 'Write at least 30 characters' }],
  ['no tasks', { tasks: [] }, { tasks: 'Required field' }],
  ['only an empty row', { tasks: ['  '] }, { tasks: 'Required field' }],
  ['an empty row beside a full one', { tasks: ['', 'Osh damlash'] }, {}],
  [
    'a row that is too short',
    { requirements: ['Tibbiy daftarcha', 'ok'] },
    { 'requirements.1': 'Write at least 3 characters' },
  ],
  ['no advantages', { advantages: [] }, {}],
  ['no experience', { experience: '' }, { experience: 'Required field' }],
  [
    'a link without its beginning',
    { for_communication_link: 'ishbor.uz/apply' },
    { for_communication_link: 'Invalid URL. It begins with https://' },
  ],
  [
    'half a phone number',
    { for_communication_phone: '+99890123' },
    { for_communication_phone: 'Invalid number' },
  ],
  ['a whole phone number', { for_communication_phone: '+998901234567' }, {}],
  [
    'abroad without a licence',
    { abroad: { isAbroad: true, country: 'Germany', licence: '' } },
    { 'abroad.licence': 'Required field' },
  ],
  ['not abroad', { abroad: { isAbroad: false, country: '', licence: '' } }, {}],
])('%s', (_, patch, expected) => {
  expect(problems({ ...FULL, ...patch })).toEqual(expected);
});

describe('pay', () => {
  it.each<[Partial<VacancyForm['salary']>, Record<string, string>]>([
    [{ agreement: true, min_salary: '' }, {}],
    [{ min_salary: '' }, { 'salary.min_salary': 'Enter a minimum, or tick “Pay is negotiable”' }],
    [
      { min_salary: '5000000', max_salary: '4000000' },
      { 'salary.max_salary': 'The maximum is below the minimum' },
    ],
    [{ min_salary: '5000000', max_salary: '5000000' }, {}],
    [
      { min_salary: '5' },
      {
        'salary.min_salary':
          'This is too little for a month. Write the whole amount, for example 5M',
      },
    ],
    [{ min_salary: '500', currency: 'USD' }, {}],
    [
      { min_salary: '5000000', max_salary: '1234567890123' },
      { 'salary.max_salary': 'This is too much for a month. Check the zeros' },
    ],
  ])('%j', (patch, expected) => {
    expect(problems({ ...FULL, salary: { ...EMPTY.salary, ...patch } })).toEqual(expected);
  });
});

describe('questions', () => {
  const few = { questions: 'Mark at least 3 questions as mandatory' };
  it.each<[string, Question[], Record<string, string>]>([
    ['none', [], {}],
    ['two', [question(), question()], few],
    ['three', [question(), question(), question()], {}],
    [
      'three, one of them not mandatory',
      [question(), question(), question({ must_answer: false })],
      few,
    ],
    [
      'a short one',
      [question({ text: 'Why?' }), question(), question()],
      { 'questions.0.text': 'Write at least 10 characters' },
    ],
    [
      'a choice of one',
      [question({ kind: 'choice', options: ['Yes', ' '] }), question(), question()],
      { 'questions.0.options': 'Write at least 2 options' },
    ],
    ['options that are not asked for', [question({ options: [''] }), question(), question()], {}],
  ])('%s', (_, questions, expected) => {
    expect(problems({ ...FULL, questions })).toEqual(expected);
  });
});

describe('steps', () => {
  it('contain every field of the form exactly once', () => {
    const asked = STEPS.flatMap(({ fields }) => fields);
    expect([...asked].sort()).toEqual(Object.keys(EMPTY).sort());
  });

  it('are validated one by one', () => {
    const all = problems(EMPTY);
    const byStep = STEPS.map(({ fields }) => Object.keys(problemsOf(all, fields)));
    expect(byStep).toEqual([
      ['title', 'sphere', 'location', 'work_type'],
      ['salary.min_salary'],
      ['about', 'tasks', 'requirements'],
      ['experience'],
      [],
    ]);
  });

  it.each([
    ['title', 0],
    ['location_id', 0],
    ['salary.max_salary', 1],
    ['requirements.2', 2],
    ['questions.0.text', 3],
    ['required_question', 3],
    ['something_else', undefined],
  ])('%s is asked for in step %s', (path, step) => {
    expect(stepOf(path)).toBe(step);
  });

  it('open at the first error, or at the last step', () => {
    expect(firstOpenStep(['questions', 'about'])).toBe(2);
    expect(firstOpenStep([])).toBe(4);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLocale } from '@/i18n/locale';
import { problemsOf } from '../editor/problems';
import { EMPTY, type ResumeForm } from './form';
import { problems } from './rules';
import { firstWrongStep, LAST, STEPS, stepIndex, stepOf } from './steps';
import { job } from './testing';

beforeAll(() => {
  startLocale('/en');
});
afterAll(() => {
  startLocale('/');
});

const TODAY = { year: 2026, month: 11 };
const FULL: ResumeForm = {
  ...EMPTY,
  position: 'Buxgalter',
  sphere: ['finance'],
  work_type: ['fulltime'],
  location: 'toshkent',
  name: 'Malika',
  surname: 'Yusupova',
  birthday: '1996-03-14',
  phones: ['+998901234567'],
  no_experience: true,
};
const found = (patch: Partial<ResumeForm>) => problems({ ...FULL, ...patch }, TODAY);

it('finds no errors in what publishing needs', () => {
  expect(problems(FULL, TODAY)).toEqual({});
});

it.each<[string, Partial<ResumeForm>, string]>([
  ['no position', { position: '' }, 'position'],
  ['no sphere', { sphere: [] }, 'sphere'],
  ['six spheres', { sphere: ['a', 'b', 'c', 'd', 'e', 'f'] }, 'sphere'],
  ['no work type', { work_type: [] }, 'work_type'],
  ['no place', { location: '' }, 'location'],
  ['no name', { name: ' ' }, 'name'],
  ['no surname', { surname: '' }, 'surname'],
  ['no birthday', { birthday: '' }, 'birthday'],
  ['no phone', { phones: [] }, 'phones'],
  ['a half phone', { phones: ['+998901234567', '+99890'] }, 'phones.1'],
  ['neither a job nor the tick', { no_experience: false }, 'employment'],
  ['only a blank job', { no_experience: false, employment: [blank()] }, 'employment'],
  ['a wrong e-mail', { email: 'malika' }, 'email'],
  ['a short text about oneself', { about: 'Buxgalter' }, 'about'],
  ['61 years of driving', { driving: { categories: ['B'], years: '61' } }, 'driving.years'],
  [
    'a link without a user name',
    { social_links: [{ network: 'telegram', url: 'https://t.me/x', username: '' }] },
    'social_links.0.username',
  ],
  [
    'a link that is none',
    { social_links: [{ network: 'other', url: 'malika', username: 'm' }] },
    'social_links.0.url',
  ],
])('%s', (_, patch, path) => {
  expect(Object.keys(found(patch))).toEqual([path]);
});

function blank() {
  return job({ position: '', company: '', description: '' });
}

describe('periods', () => {
  it.each<[string, Parameters<typeof job>[0], string, string]>([
    ['no start', { start: null }, 'start', 'Required field'],
    ['no end', { end: null }, 'end', 'Required field'],
    [
      'an end before the start',
      { end: { year: 2021, month: 1 } },
      'end',
      'The end is before the start',
    ],
    ['a start in the future', { start: { year: 2026, month: 12 }, present: true }, 'start', ''],
    ['an end in the future', { end: { year: 2026, month: 12 } }, 'end', ''],
    ['a child at work', { start: { year: 2005, month: 1 } }, 'start', ''],
  ])('%s', (_, patch, part, text) => {
    const wrong = found({ no_experience: false, employment: [job(patch)] });
    expect(Object.keys(wrong)).toEqual([`employment.0.${part}`]);
    if (text) expect(wrong[`employment.0.${part}`]).toBe(text);
  });

  it('need no end while they last, and may end this month', () => {
    expect(found({ employment: [job({ present: true, end: null })] })).toEqual({});
    expect(found({ employment: [job({ end: TODAY })] })).toEqual({});
    expect(found({ employment: [job({ start: { year: 2006, month: 1 } })] })).toEqual({});
  });

  it('keeps the places of rows that are not sorted yet', () => {
    const employment = [job({ start: { year: 2015, month: 1 } }), job({ company: '' }), blank()];
    expect(Object.keys(found({ employment }))).toEqual(['employment.1.company']);
  });

  it('checks the year of a course', () => {
    const course = (year: string) => [{ name: '1C kursi', organisation: '', year }];
    expect(found({ additional_education: course('') })).toEqual({});
    const late = found({ additional_education: course('2027') });
    expect(Object.keys(late)).toEqual(['additional_education.0.year']);
    expect(Object.keys(found({ additional_education: course('1999') }))).toEqual([
      'additional_education.0.year',
    ]);
  });
});

describe('steps', () => {
  it('have every field once, in the order of the form', () => {
    const fields = STEPS.flatMap((step) => step.fields);
    expect(new Set(fields).size).toBe(fields.length);
    expect(fields).toHaveLength(Object.keys(EMPTY).length);
  });

  it('of errors: everything that publishing needs is in the first three', () => {
    const paths = Object.keys(problems(EMPTY, TODAY));
    expect(new Set(paths.map(stepOf))).toEqual(new Set([0, 1, 2]));
    expect(firstWrongStep(paths)).toBe(0);
    expect(firstWrongStep(['languages.1', 'employment.0.end'])).toBe(2);
    expect(firstWrongStep([])).toBe(LAST);
    expect(firstWrongStep(['location_id'])).toBe(0);
  });

  it('show only their own errors', () => {
    const wrong = problems(EMPTY, TODAY);
    expect(Object.keys(problemsOf(wrong, STEPS[2]?.fields ?? []))).toEqual(['employment']);
    expect(stepIndex('eighth')).toBe(LAST);
  });
});

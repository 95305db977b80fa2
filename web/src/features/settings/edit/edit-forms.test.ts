import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLocale } from '@/i18n/locale';
import { todayIso } from '@/lib/day';
import { candidateSchema, changedOnly, companySchema } from './edit-forms';

beforeAll(() => {
  startLocale('/en');
});
afterAll(() => {
  startLocale('/');
});

/** `field: text` of the first error of each field. */
function problems(schema: v.GenericSchema, value: unknown): Record<string, string> {
  const { issues = [] } = v.safeParse(schema, value);
  return Object.fromEntries(
    [...issues].reverse().map((issue) => [v.getDotPath(issue) ?? '', issue.message]),
  );
}

const CANDIDATE = {
  name: 'Malika',
  surname: 'Yusupova',
  birthday: '1996-03-08',
  sex: 'female',
  location: 'toshkent-shahri',
  spheres: ['it', 'sales', 'marketing'],
  education_level: 'higher',
  specialization: '',
  languages: [{ language: 'uz', level: '' }],
  about: '',
};

describe('the candidate form', () => {
  it('turns empty answers into null, which clears them', () => {
    const body = v.parse(candidateSchema, CANDIDATE);
    expect(body).toMatchObject({
      specialization: null,
      about: null,
      languages: [{ language: 'uz', level: null }],
    });
  });

  it('keeps the rules of the fields', () => {
    const found = problems(candidateSchema, {
      ...CANDIDATE,
      name: ' ',
      birthday: '',
      spheres: ['it'],
      about: 'Too short.',
    });
    expect(found).toEqual({
      name: 'Required field',
      birthday: 'Required field',
      spheres: 'Choose at least 3',
      about: 'Write at least 30 characters',
    });
  });

  it('sends only what differs from what is stored', () => {
    const now = { ...CANDIDATE, surname: 'Karimova', languages: [{ language: 'uz', level: 'c1' }] };
    const body = v.parse(candidateSchema, now);
    expect(changedOnly(body, now, CANDIDATE)).toEqual({
      surname: 'Karimova',
      languages: [{ language: 'uz', level: 'c1' }],
    });
    expect(changedOnly(v.parse(candidateSchema, CANDIDATE), CANDIDATE, CANDIDATE)).toEqual({});
  });
});

describe('the company form', () => {
  const COMPANY = { name: 'Registon', location: 'x', address: '', owned_date: '', about: '' };
  it('rejects a day of foundation in the future', () => {
    expect(problems(companySchema, { ...COMPANY, owned_date: todayIso() })).toEqual({});
    const far = `${Number(todayIso().slice(0, 4)) + 1}-01-01`;
    expect(problems(companySchema, { ...COMPANY, owned_date: far })).toEqual({
      owned_date: 'This date is in the future',
    });
  });
});

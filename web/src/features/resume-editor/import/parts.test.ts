import { afterAll, beforeAll, expect, it } from 'vitest';
import { EMPTY, FIELD_NAMES, type ResumeForm } from '@/forms/resume/form';
import { job } from '@/forms/resume/testing';
import { startLocale } from '@/i18n/locale';
import { DICTIONARIES, PHONE } from '../testing';
import { formOf, PARTS, partsOf } from './parts';

beforeAll(() => {
  startLocale('/en');
});
afterAll(() => {
  startLocale('/');
});

const BLANK: ResumeForm = {
  ...EMPTY,
  name: 'Malika',
  surname: 'Yusupova',
  phones: [PHONE],
  email: 'malika@example.uz',
  show_photo: true,
};
const FOUND: ResumeForm = {
  ...EMPTY,
  position: 'Accountant',
  name: 'Malika',
  surname: 'Karimova',
  phones: ['+998937654321'],
  employment: [job()],
  skills: ['1C', 'Excel'],
};
const all = (found: ResumeForm) => new Set(partsOf(found, BLANK, DICTIONARIES).map(({ id }) => id));

it('lists what was found, and what it would replace', () => {
  const parts = partsOf(FOUND, BLANK, DICTIONARIES);
  expect(parts.map(({ id }) => id)).toEqual([
    'position',
    'name',
    'contacts',
    'employment',
    'skills',
  ]);
  expect(parts[1]).toMatchObject({ lines: ['Malika Karimova'], instead: 'Malika Yusupova' });
  expect(parts[2], 'the number of the account stays').toMatchObject({ instead: '' });
  expect(parts[3]?.lines.join()).toContain('Ipak Yoʻli Savdo');
  expect(parts[4]?.lines).toEqual(['1C, Excel']);
});

it('has every field of a resume but the notes of the author and the photo', () => {
  const covered = PARTS.flatMap(({ fields }) => fields);
  const others = FIELD_NAMES.filter((name) => !covered.includes(name));
  expect(new Set(covered).size).toBe(covered.length);
  expect(others).toEqual([
    'show_photo',
    'employment_title',
    'education_title',
    'optional_education',
  ]);
});

it('takes the chosen parts, and keeps what the account knows', () => {
  expect(formOf(FOUND, BLANK, all(FOUND))).toEqual({
    ...BLANK,
    ...FOUND,
    email: BLANK.email,
    show_photo: true,
    phones: [PHONE, '+998937654321'],
  });
  expect(formOf(FOUND, BLANK, new Set(['skills']))).toEqual({ ...BLANK, skills: FOUND.skills });
  expect(formOf(FOUND, BLANK, new Set())).toEqual(BLANK);
});

it('has the number of the account first and once', () => {
  const found = { ...FOUND, phones: [PHONE, '+998931111111', '+998932222222', '+998933333333'] };
  const { phones } = formOf(found, BLANK, all(found));
  expect(phones).toEqual([PHONE, '+998931111111', '+998932222222']);
});

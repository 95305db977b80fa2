import { expect, it } from 'vitest';
import { EMPTY, FIELD_NAMES, fromWire, isSameAnswer, type ResumeForm, tidy, toWire } from './form';
import type { Job } from './rows';
import { job } from './testing';

const FORM: ResumeForm = {
  ...EMPTY,
  position: 'Buxgalter',
  sphere: ['finance'],
  salary: { amount: '7000000', currency: 'UZS' },
  hide_salary: true,
  work_type: ['fulltime', 'hybrid'],
  location: 'toshkent',
  show_photo: true,
  name: 'Malika',
  surname: 'Yusupova',
  birthday: '1996-03-14',
  sex: 'female',
  phones: ['+998901234567', '+998711234567'],
  email: 'malika@example.uz',
  address: 'Navoiy 5',
  employment: [job()],
  employment_title: 'Eslatma',
  education_level: 'higher',
  specialization: 'Iqtisodchi',
  education: [
    {
      institution: 'TDIU',
      speciality: 'Buxgalteriya',
      start: { year: 2014, month: 9 },
      end: null,
      present: true,
    },
  ],
  additional_education: [{ name: '1C', organisation: 'Kurs', year: '2020' }],
  education_title: 'Diplom',
  optional_education: 'Sertifikat',
  skills: ['Ish haqi hisobi'],
  computer_skills: ['Microsoft Excel'],
  languages: [
    { language: 'uz', level: 'c1' },
    { language: 'ru', level: '' },
  ],
  driving: { categories: ['B', 'BE'], years: '5' },
  has_car: true,
  social_links: [{ network: 'telegram', url: 'https://t.me/malika', username: 'malika' }],
  about: 'Oʻn yildan beri hisobchilik qilaman, hisobotni oʻz vaqtida topshiraman.',
};

const sent = (form: ResumeForm) => JSON.parse(JSON.stringify(toWire(form)));

it('reads back what it sent', () => {
  expect(fromWire(sent(FORM))).toEqual(FORM);
  expect(fromWire(sent(EMPTY))).toEqual(EMPTY);
});

it('sends numbers as numbers, and nothing as the type of the API wants it', () => {
  expect(sent(FORM)).toMatchObject({
    salary: { amount: 7_000_000, currency: 'UZS' },
    driving: { categories: ['B', 'BE'], years: 5 },
    additional_education: [{ name: '1C', organisation: 'Kurs', year: 2020 }],
    languages: [
      { language: 'uz', level: 'c1' },
      { language: 'ru', level: null },
    ],
  });
  expect(sent(EMPTY)).toMatchObject({
    position: '',
    about: '',
    employment_title: '',
    birthday: null,
    sex: null,
    email: null,
    education_level: null,
    salary: { amount: null, currency: 'UZS' },
    driving: { categories: [], years: null },
  });
});

it('hides no pay that is not there', () => {
  expect(sent({ ...FORM, salary: { amount: '', currency: 'USD' } }).hide_salary).toBe(false);
});

it('sends no end of a job that lasts until now, and no blank rows', () => {
  const employment = [
    job({ present: true, end: { year: 2024, month: 5 } }),
    job({ position: ' ', company: '', description: '' }),
  ];
  const wire = sent({ ...FORM, employment, phones: ['+998901234567', ''] });
  expect(wire.employment).toHaveLength(1);
  expect(wire.employment[0]).toMatchObject({ present: true, end: null });
  expect(wire.phones).toEqual(['+998901234567']);
});

it('sorts jobs and studies: present first, then by start, then by end, newest first', () => {
  const at = (position: string, patch: Partial<Job>) => job({ position, ...patch });
  const employment = [
    at('old', { start: { year: 2015, month: 1 }, end: { year: 2016, month: 1 } }),
    at('short', { start: { year: 2020, month: 2 }, end: { year: 2020, month: 5 } }),
    at('long', { start: { year: 2020, month: 2 }, end: { year: 2021, month: 5 } }),
    at('now', { start: { year: 2010, month: 1 }, end: null, present: true }),
  ];
  const names = tidy({ ...FORM, employment }).employment.map(({ position }) => position);
  expect(names).toEqual(['now', 'long', 'short', 'old']);
});

it('takes rows in another order for the same answer, and other words for another one', () => {
  const one = job({ start: { year: 2020, month: 1 } });
  const other = job({ position: 'Kassir', start: { year: 2021, month: 1 } });
  expect(isSameAnswer('employment', [one, other], [other, one])).toBe(true);
  expect(isSameAnswer('employment', [one], [other])).toBe(false);
  expect(isSameAnswer('position', 'Buxgalter ', 'Buxgalter')).toBe(true);
  expect(isSameAnswer('skills', ['a', 'b'], ['b', 'a'])).toBe(false);
});

it.each([undefined, null, 'x', [], { position: 5, employment: [null], driving: [], phones: 'x' }])(
  'reads %j as a form anyway',
  (stored) => {
    const form = fromWire(stored);
    expect(form.position).toBe('');
    expect(form.phones).toEqual([]);
    expect(form.driving).toEqual({ categories: [], years: '' });
    expect(Object.keys(form)).toEqual(FIELD_NAMES);
  },
);

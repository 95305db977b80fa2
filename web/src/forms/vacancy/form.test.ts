import { expect, it } from 'vitest';
import { EMPTY, fromWire, toWire, type VacancyForm } from './form';

const FORM: VacancyForm = {
  ...EMPTY,
  title: 'Oshpaz',
  profession: 'cook',
  sphere: ['food'],
  location: 'toshkent',
  address: 'Navoiy 5',
  work_type: ['fulltime', 'partial'],
  work_hours: 'mon_sat',
  hours_from: '09:00',
  hours_to: '18:00',
  salary: {
    agreement: false,
    min_salary: '5000000',
    max_salary: '7000000',
    currency: 'UZS',
    tax: 'gross',
  },
  hide_salary: true,
  about: 'Oilaviy oshxona',
  requirements: ['Tibbiy daftarcha'],
  tasks: ['Osh damlash'],
  advantages: ['Tushlik'],
  experience: '1',
  education_level: 'higher',
  languages: [
    { language: 'uz', level: 'c1' },
    { language: 'ru', level: '' },
  ],
  resume_required: true,
  questions: [
    { text: 'Qachon boshlaysiz?', kind: 'choice', must_answer: true, options: ['Ertaga', 'Indin'] },
  ],
  for_communication_link: 'https://ishbor.uz',
  for_communication_phone: '+998901234567',
  abroad: { isAbroad: true, country: 'Germaniya', licence: 'AB-12' },
};

it('reads back what it sent', () => {
  expect(fromWire(JSON.parse(JSON.stringify(toWire(FORM))))).toEqual(FORM);
  expect(fromWire(JSON.parse(JSON.stringify(toWire(EMPTY))))).toEqual(EMPTY);
});

it('sends numbers as numbers, empty fields as null, and no amount for pay by agreement', () => {
  const wire = toWire({ ...FORM, salary: { ...FORM.salary, agreement: true } });
  expect(wire.salary).toEqual({
    agreement: true,
    min_salary: null,
    max_salary: null,
    currency: 'UZS',
    tax: 'gross',
  });
  expect(wire.hide_salary).toBe(false);
  expect(toWire(FORM).salary.min_salary).toBe(5_000_000);
  expect(toWire(FORM).languages[1]).toEqual({ language: 'ru', level: null });
  expect(toWire(FORM).required_question).toBe(true);
  expect(toWire(EMPTY)).toMatchObject({ address: null, abroad: null, required_question: false });
});

it.each([undefined, null, 'x', [], { title: 5, sphere: 'it', questions: [null], salary: [] }])(
  'reads %j as a form anyway',
  (stored) => {
    const form = fromWire(stored);
    expect(form.title).toBe('');
    expect(form.sphere).toEqual([]);
    expect(form.salary).toEqual(EMPTY.salary);
  },
);

it('takes a single work type for a list of one', () => {
  expect(fromWire({ work_type: 'remote' }).work_type).toEqual(['remote']);
});

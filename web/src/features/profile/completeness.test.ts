import { expect, it } from 'vitest';
import { completeness } from './completeness';
import type { User } from './user';

const CANDIDATE = { about: null, specialization: null, languages: [], avatar: null };
const CUSTOMER = { about: null, address: null, owned_date: null, avatar: null };

/** Only the fields that the calculation reads. */
function person(over: object): User {
  return { role: 'candidate', email: null, candidate: CANDIDATE, customer: null, ...over } as never;
}

it('counts what registration has asked for, and names the rest in order', () => {
  expect(completeness(person({}))).toEqual({
    percent: 58,
    missing: ['about', 'specialization', 'languages', 'avatar', 'email'],
  });
});

it('grows with every answer and ends at a hundred', () => {
  const candidate = { ...CANDIDATE, about: 'x', languages: [{ language: 'uz', level: null }] };
  expect(completeness(person({ candidate }))).toEqual({
    percent: 75,
    missing: ['specialization', 'avatar', 'email'],
  });
  const full = { ...candidate, specialization: 'x', avatar: { large: 'l', small: 's' } };
  expect(completeness(person({ candidate: full, email: 'a@b.uz' }))).toEqual({
    percent: 100,
    missing: [],
  });
});

it('measures the profile of the role in use', () => {
  const customer = { ...CUSTOMER, address: 'x' };
  expect(completeness(person({ role: 'customer', customer }))).toEqual({
    percent: 43,
    missing: ['about', 'avatar', 'owned_date', 'email'],
  });
});

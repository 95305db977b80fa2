import { expect, it } from 'vitest';
import { unwritten } from './unwritten';
import type { CandidateProfile } from './wire';

const FULL = {
  photo: { small: '', large: '' },
  is_anonymous: false,
  about: 'x',
  employment: [{}],
  education: [{}],
  skills: ['x'],
  computer_skills: ['x'],
  languages: [{}],
} as unknown as CandidateProfile;

it('names what a resume lacks', () => {
  expect(unwritten(FULL)).toEqual([]);
  expect(unwritten({ ...FULL, photo: null, about: null })).toEqual(['surat', 'oʻzi haqida']);
  expect(unwritten({ ...FULL, education: [], education_level: 'higher' })).toEqual([]);
});

it('does not tell what is hidden', () => {
  expect(unwritten({ ...FULL, photo: null, is_anonymous: true })).toEqual([]);
});

/** Comparisons for tests. */
import { card } from '../board/testing';
import type { Compared, Comparison, Fits } from './wire';

const FITS: Fits = {
  pay: null,
  experience: null,
  location: null,
  work_type: null,
  education: null,
  languages: [],
  skills: null,
};

export function compared(id: string, over: Partial<Compared> = {}): Compared {
  return {
    card: card(id, 'review'),
    work_type: ['fulltime'],
    education_level: null,
    specialization: null,
    last_position: null,
    languages: [],
    skills: [],
    matched_skills: [],
    driving: { categories: [], years: null },
    has_car: false,
    answers: [],
    rating: { count: 0, mean: null, recommendations: [] },
    fits: FITS,
    sent_at: '2026-11-15T09:00:00Z',
    ...over,
  };
}

export function comparison(people: Compared[], over: Partial<Comparison> = {}): Comparison {
  return {
    vacancy: { slug: 'cook-abc123', title: 'Cook' },
    demands: {
      pay: { min: 6_000_000, max: 9_000_000, currency: 'UZS' },
      experience: '3',
      location_name: 'Samarkand',
      work_type: ['fulltime'],
      education_level: null,
      languages: [{ language: 'ru', level: 'b1' }],
      requirements: ['Plov'],
    },
    people,
    ...over,
  };
}

export const fits = (over: Partial<Fits>): Fits => ({ ...FITS, ...over });

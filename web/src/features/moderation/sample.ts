/** A text and its company for tests; the argument overrides single fields. */
import { EMPTY, toWire } from '@/forms/vacancy/form';
import type { Content, Lists, Revision } from './model';

export const LISTS: Lists = {
  places: [{ slug: 'toshkent', name: 'Tashkent' }],
  spheres: [
    {
      slug: 'horeca',
      name: 'Restaurants',
      professions: [{ code: 'cook', name: 'Cook' }],
    },
  ],
  languages: [{ code: 'uz', name: 'Uzbek' }],
};

export function content(over: Partial<Content> = {}): Content {
  return {
    // Fields that no test looks at are as in an empty form.
    ...(toWire(EMPTY) as unknown as Content),
    title: 'Cook',
    sphere: ['horeca'],
    profession: 'cook',
    location: 'toshkent',
    address: null,
    work_type: ['fulltime'],
    work_hours: 'mon_fri',
    hours_from: '09:00',
    hours_to: '18:00',
    salary: {
      agreement: false,
      min_salary: 5_000_000,
      max_salary: 7_000_000,
      currency: 'UZS',
      tax: 'net',
    },
    hide_salary: false,
    about: 'We cook for the whole town.',
    requirements: ['Neat', 'Only girls'],
    tasks: ['Cook plov'],
    advantages: [],
    experience: '1',
    education_level: null,
    languages: [{ language: 'uz', level: 'c1' }],
    resume_required: false,
    required_question: false,
    questions: [],
    for_communication_link: null,
    for_communication_phone: null,
    abroad: null,
    ...over,
  };
}

export function revision(over: Partial<Revision> = {}): Revision {
  return {
    revision_id: 'r1',
    number: 1,
    state: 'waiting',
    submitted_at: '2026-11-15T09:00:00Z',
    decided_at: null,
    decided_by: null,
    held: null,
    risk: 40,
    risk_level: 'medium',
    findings: [{ code: 'discrimination', field: 'requirements.1', excerpt: 'Only girls' }],
    vacancy: {
      slug: 'cook-1',
      status: 'moderating',
      lifecycle: 'open',
      is_hidden: false,
      is_deleted: false,
    },
    company: {
      slug: 'osh',
      name: 'Osh markazi',
      is_verified: false,
      vacancies_approved: 4,
      complaints_upheld_90d: 0,
      strikes: 1,
      mark_decision: null,
    },
    form: content(),
    before: null,
    history: [{ at: '2026-11-15T09:00:00Z', what: 'submitted' }],
    revisions: [
      {
        revision_id: 'r1',
        number: 1,
        state: 'waiting',
        submitted_at: '2026-11-15T09:00:00Z',
        decided_at: null,
        decided_by: null,
        reasons: [],
      },
    ],
    ...over,
  };
}

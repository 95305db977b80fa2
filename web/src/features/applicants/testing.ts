/** Applications for tests. */
import { card } from './board/testing';
import type { ApplicantView, CandidateProfile } from './wire';

/** Fields that no test looks at may be missing. */
const RESUME: Partial<CandidateProfile> = {
  slug: 'cook-1',
  position: 'Cook',
  name: 'Malika',
  surname: 'Yusupova',
  work_type: ['fulltime'],
  employment: [],
  education: [],
  additional_education: [],
  skills: ['Plov'],
  computer_skills: [],
  languages: [],
  driving: { categories: [], years: null },
  has_car: false,
  contacts: {
    is_open: true,
    phone_masked: null,
    phones: ['+998901234567'],
    email: null,
    social_links: [],
  },
};

/** A whole application; the argument overrides single fields. */
export function applicantView(over: Partial<ApplicantView> = {}): ApplicantView {
  return {
    ...card('a1', 'new', { name: 'Malika Yusupova', resume_id: 'r1' }),
    letter: null,
    message: null,
    answers: [],
    resume: RESUME as CandidateProfile,
    sent_at: '2026-11-15T09:00:00Z',
    copy_erased_at: null,
    updated_since: null,
    current: null,
    history: [],
    comments: [],
    my_rating: null,
    others: [],
    events: [],
    previous: null,
    next: null,
    can_act: true,
    ...over,
  };
}

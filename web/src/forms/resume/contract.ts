/** Resumes as the API has them. */

export type Step =
  | 'default'
  | 'second'
  | 'third'
  | 'fourth'
  | 'fifth'
  | 'sixth'
  | 'seventh'
  | 'eighth';

export interface Picture {
  large: string;
  small: string;
}

export interface Missing {
  field: string;
  step: Step;
  adds: number;
}

export interface Completeness {
  percent: number;
  missing: Missing[];
}

/** A resume as its owner edits it. */
export interface OwnResume {
  id: string;
  slug: string;
  status: 'active' | 'draft';
  revision: number;
  step: Step;
  form: unknown;
  photo?: Picture | null;
  completeness: Completeness;
  can_publish: boolean;
  note?: string | null;
  updated_at: string;
  published_at?: string | null;
}

/** Answers that only interviewers may need; the resume never shows them. */
export interface InterviewData {
  living_place: string;
  birth_place: string;
  social_status: string | null;
  reason_for_leaving: string;
  previous_workplace_phone: string;
  strengths: string;
  bad_habits: string;
  ad_source: string;
}

export const LIMITS = {
  sphere: { minItems: 1, maxItems: 5 },
  phones: { maxItems: 3 },
  employment: { maxItems: 30 },
  education: { maxItems: 10 },
  additional_education: { maxItems: 20 },
  skills: { maxItems: 30 },
  computer_skills: { maxItems: 20 },
  social_links: { maxItems: 10 },
  driving_years: 60,
  JobDescription: { minLength: 0, maxLength: 3000 },
  Institution: { minLength: 2, maxLength: 150 },
  Speciality: { minLength: 2, maxLength: 150 },
  CourseName: { minLength: 2, maxLength: 150 },
  Organisation: { minLength: 0, maxLength: 150 },
  SocialUsername: { minLength: 1, maxLength: 100 },
  WorkingText: { minLength: 0, maxLength: 1000 },
} as const;

export const LICENCES = ['A', 'B', 'C', 'D', 'BE', 'CE', 'DE'] as const;
export type Licence = (typeof LICENCES)[number];

export const NETWORKS = [
  'telegram',
  'instagram',
  'facebook',
  'linkedin',
  'github',
  'youtube',
  'other',
] as const;
export type Network = (typeof NETWORKS)[number];

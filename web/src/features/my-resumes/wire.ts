/** Resumes as the API sends them to their owner. */

export type Status = 'active' | 'draft';
export type Visibility = 'employers' | 'whitelist' | 'blacklist' | 'link' | 'nobody';
export type Group = 'name' | 'phones' | 'email' | 'links' | 'employers';
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

export interface ResumeSummary {
  id: string;
  slug: string;
  status: Status;
  position: string;
  photo?: Picture | null;
  completeness: number;
  views_7_days: number[];
  contacts_opened: number;
  visibility: Visibility;
  updated_at: string;
  published_at?: string | null;
  step: Step;
  note?: string | null;
}

export interface ResumeList {
  status: boolean;
  data: ResumeSummary[];
  limits: { total: number; active: number };
}

export interface Company {
  slug: string;
  name: string;
}

export interface OwnResume {
  id: string;
  slug: string;
  status: Status;
  revision: number;
  step: Step;
  form: { employment: { company: string; present: boolean }[] };
  completeness: { percent: number; missing: { field: string; step: Step; adds: number }[] };
  can_publish: boolean;
  visibility: Visibility;
  companies: Company[];
  hidden: Group[];
  has_link: boolean;
  note?: string | null;
  updated_at: string;
  published_at?: string | null;
}

export interface ResumeView {
  company: Company & { avatar?: Picture | null };
  seen_at: string;
  contacts_opened_at?: string | null;
}

export interface ResumeViews {
  status: boolean;
  data: ResumeView[];
  meta: { page: number; per_page: number; total: number; pages: number };
}

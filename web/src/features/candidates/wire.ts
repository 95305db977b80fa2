/** Candidates as the API sends them to others. */
import type { components } from '@/api/schema.gen';

type Schemas = components['schemas'];
type Picture = Schemas['Picture'];

export type LastSeen = 'today' | 'week' | 'month' | 'earlier';
export type Pay = Schemas['ResumePay'];
export type Study = Schemas['ResumeStudy'];
export type Course = Schemas['ResumeCourse'];

export interface Job {
  position: string;
  company?: string | null;
  start: Schemas['Month'] | null;
  end: Schemas['Month'] | null;
  present: boolean;
  description: string;
}

export interface OpenedContacts {
  phones: string[];
  email?: string | null;
  social_links: Schemas['ResumeSocialLink'][];
}

export interface Openings {
  left: number;
  of: number;
  renews_at: string;
}

export interface CandidateProfile {
  slug: string;
  position: string;
  name: string;
  surname?: string | null;
  is_anonymous: boolean;
  photo?: Picture | null;
  location: string;
  location_name: string;
  sphere: string[];
  work_type: Schemas['WorkType'][];
  salary?: Pay | null;
  age?: number | null;
  experience_months: number;
  employment: Job[];
  education_level?: Schemas['EducationLevel'] | null;
  specialization?: string | null;
  education: Study[];
  additional_education: Course[];
  skills: string[];
  computer_skills: string[];
  languages: Schemas['LanguageSkill'][];
  driving: Schemas['ResumeDriving'];
  has_car: boolean;
  about?: string | null;
  last_seen: LastSeen;
  updated_at: string;
  completeness: number;
  is_saved: boolean;
  contacts: OpenedContacts & { phone_masked?: string | null; is_open: boolean };
  openings?: Openings | null;
}

export interface CandidateCardData {
  slug: string;
  position: string;
  name: string;
  is_anonymous: boolean;
  photo?: Picture | null;
  location_name: string;
  salary?: Pay | null;
  experience_months: number;
  last_job?: { position: string; company?: string | null } | null;
  skills: string[];
  updated_at: string;
  last_seen: LastSeen;
  is_saved: boolean;
}

export interface Candidates {
  status: boolean;
  data: CandidateCardData[];
  meta: Schemas['Meta'];
}

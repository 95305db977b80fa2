/** The calls around vacancies as the contract words them, until the generated types know them. */
import type { UseSuspenseQueryOptions } from '@tanstack/react-query';
import { $api, api } from './client';
import type { Experience, WorkType } from './limits.gen';

type Code<List extends { enum: readonly string[] }> = List['enum'][number];

export interface Picture {
  large: string;
  small: string;
}

export interface Pay {
  min_salary: number | null;
  max_salary: number | null;
  agreement: boolean;
  currency: 'UZS' | 'USD' | 'RUB';
  tax: 'net' | 'gross';
}

export interface CardCompany {
  slug: string;
  name: string;
  avatar?: Picture | null;
  is_verified: boolean;
}

/** A vacancy as lists show it. No salary means that its pay is hidden. */
export interface VacancyCardData {
  id: string;
  slug: string;
  title: string;
  sphere: string[];
  profession?: string | null;
  location: string;
  location_name: string;
  work_type: Code<typeof WorkType>[];
  experience: Code<typeof Experience>;
  salary?: Pay | null;
  type: 'standard' | 'top' | 'day';
  published_at?: string | null;
  customer: CardCompany;
  liked: boolean;
}

export interface VacancyData extends VacancyCardData {
  sphere_names: { slug: string; name: string }[];
  profession_name?: string | null;
  region_name: string;
  address?: string | null;
  work_hours: 'mon_fri' | 'mon_sat';
  hours_from?: string | null;
  hours_to?: string | null;
  about: string;
  requirements: string[];
  tasks: string[];
  advantages: string[];
  education_level?: 'secondary' | 'incomplete_higher' | 'higher' | null;
  languages: { language: string; name: string; level?: 'a1' | 'b1' | 'c1' | null }[];
  resume_required: boolean;
  required_question: boolean;
  question_count: number;
  has_contacts: boolean;
  has_link: boolean;
  abroad?: { country: string; licence: string } | null;
  updated_at: string;
  expires_at?: string | null;
  is_own: boolean;
  customer: CardCompany & {
    location_name: string;
    open_vacancies: number;
    about_short?: string | null;
  };
}

/** What the owner's own card shows instead of its age. */
export interface OwnerState {
  status: 'moderating' | 'approved' | 'rejected';
  lifecycle: 'open' | 'paused' | 'expired' | 'closed';
}

export interface Meta {
  page: number;
  per_page: number;
  total: number;
  pages: number;
}

export interface CardList {
  status: boolean;
  data: VacancyCardData[];
  meta: Meta;
}

export interface Summary {
  status: boolean;
  total: number;
  spheres: { slug: string; count: number }[];
  regions: { slug: string; count: number }[];
  newest: VacancyCardData[];
}

export interface CompanyData {
  slug: string;
  name: string;
  avatar?: Picture | null;
  is_verified: boolean;
  location: string;
  location_name: string;
  address?: string | null;
  owned_year?: number | null;
  about?: string | null;
  open_vacancies: number;
  since: string;
}

export interface CompanyPage extends CardList {
  company: CompanyData;
}

export interface FavouriteData extends VacancyCardData {
  is_open: boolean;
  added_at: string;
}

export interface FavouriteList {
  status: boolean;
  data: FavouriteData[];
  meta: Meta;
}

export interface OwnVacancy extends VacancyCardData, OwnerState {
  views: number;
  favourites: number;
  responses: number;
}

export type ReportReason = 'fraud' | 'fee' | 'discrimination' | 'not_real' | 'contacts' | 'other';

type Params = { path?: Record<string, string>; query?: Record<string, unknown> };

export function getOptions<Data>(path: string, params?: Params) {
  const options = $api.queryOptions as unknown as (
    method: string,
    path: string,
    init?: object,
  ) => UseSuspenseQueryOptions<Data, Error, Data, readonly unknown[]>;
  return options('get', path, params && { params });
}

export async function post<Data>(
  path: string,
  init: { params?: Params; body?: unknown } = {},
): Promise<Data> {
  const call = api.POST as unknown as (path: string, init: object) => Promise<{ data: Data }>;
  return (await call(path, init)).data;
}

export const REPORT_REASONS: readonly ReportReason[] = [
  'fraud',
  'fee',
  'discrimination',
  'not_real',
  'contacts',
  'other',
];
export const REPORT_TEXT_MAX = 1000;

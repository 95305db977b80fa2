/** Vacancies as their owner sees them. */
import type { Meta, VacancyCardData, VacancyData } from '@/api/vacancies-wire';

export type VacancyStatus = 'moderating' | 'approved' | 'rejected';
export type Lifecycle = 'open' | 'paused' | 'expired' | 'closed';
export type VacancyAction = 'edit' | 'pause' | 'resume' | 'close' | 'prolong' | 'clone' | 'delete';
export type Filter = 'all' | 'active' | 'inactive';

export interface OwnVacancy extends VacancyCardData {
  status: VacancyStatus;
  lifecycle: Lifecycle;
  is_hidden: boolean;
  is_public: boolean;
  edit?: { state: 'waiting' | 'rejected'; submitted_at: string } | null;
  expires_at?: string | null;
  submitted_at: string;
  views: number;
  favourites: number;
  responses: number;
  actions: VacancyAction[];
}

export interface Limits {
  open_used: number;
  open_limit: number;
  renews_on: string;
  is_verified: boolean;
}

export interface OwnList {
  data: OwnVacancy[];
  meta: Meta;
  counts: Record<Filter, number>;
  usual_hours?: number | null;
  limits: Limits;
}

export interface Reason {
  code: string;
  title: string;
  field?: string | null;
  text?: string | null;
  fix: string;
}

export type HistoryKind =
  | 'submitted'
  | 'approved'
  | 'rejected'
  | 'edited'
  | 'paused'
  | 'resumed'
  | 'closed'
  | 'prolonged'
  | 'expired'
  | 'hidden'
  | 'restored'
  | 'taken_down'
  | 'deleted';

export interface OwnVacancyPage extends OwnVacancy {
  form: unknown;
  revision: number;
  reasons: Reason[];
  resubmissions_left: number;
  usual_hours?: number | null;
  history: { at: string; what: HistoryKind }[];
  preview: VacancyData;
}

export type Metric = 'views' | 'responses' | 'favourites' | 'contacts';
export type DayStats = { day: string } & Record<Metric, number>;

export interface Stats {
  days: DayStats[];
  totals: Record<Metric, number>;
}

export type HiringState = 'asked' | 'yes' | 'no' | 'gone';

export interface Hiring {
  title: string;
  slug: string;
  state: HiringState;
}

/**
 * Labels of closed lists, one map for each list. The maps are typed by the generated lists, so a value without a label
 * does not compile. Public pages load these; the rest is in `labels-on-demand.ts`.
 */
import type { limits } from '@/api/limits.gen';
import { m } from '@/paraglide/messages';

type Lists = typeof limits;
/** The values of a closed list: `CodeOf<'WorkType'>`. */
export type CodeOf<List extends keyof Lists> = Lists[List] extends {
  readonly enum: readonly (infer Code)[];
}
  ? Code
  : never;
/** A label for each code of a list. */
export type Labels<Code extends string> = Readonly<Record<Code, () => string>>;

export const WORK_TYPES: Labels<CodeOf<'WorkType'>> = {
  fulltime: m.work_type_fulltime,
  remote: m.work_type_remote,
  partial: m.work_type_partial,
  hybrid: m.work_type_hybrid,
};

export const WORK_HOURS: Labels<CodeOf<'WorkHours'>> = {
  mon_fri: m.work_hours_mon_fri,
  mon_sat: m.work_hours_mon_sat,
};

export const EXPERIENCE: Labels<CodeOf<'Experience'>> = {
  none: m.experience_none,
  1: m.experience_1,
  2: m.experience_2,
  3: m.experience_3,
  4: m.experience_4,
  5: m.experience_5,
};

export const EDUCATION: Labels<CodeOf<'EducationLevel'>> = {
  secondary: m.education_level_secondary,
  incomplete_higher: m.education_level_incomplete_higher,
  higher: m.education_level_higher,
};

export const LANGUAGE_LEVELS: Labels<CodeOf<'LanguageLevel'>> = {
  a1: m.language_level_a1,
  b1: m.language_level_b1,
  c1: m.language_level_c1,
};

export const CURRENCIES: Labels<CodeOf<'Currency'>> = {
  UZS: m.kernel_currency_uzs,
  USD: m.kernel_currency_usd,
  RUB: m.kernel_currency_rub,
};

export const VACANCY_STATUSES: Labels<CodeOf<'VacancyStatus'>> = {
  moderating: m.vacancy_status_moderating,
  approved: m.vacancy_status_approved,
  rejected: m.vacancy_status_rejected,
};

/** An open vacancy shows its status instead. */
export const LIFECYCLES: Labels<Exclude<CodeOf<'Lifecycle'>, 'open'>> = {
  paused: m.lifecycle_paused,
  expired: m.lifecycle_expired,
  closed: m.lifecycle_closed,
};

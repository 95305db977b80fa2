/** A candidate in words of the page's language. */
import { CURRENCIES, LANGUAGE_LEVELS, type Labels, WORK_TYPES } from '@/i18n/labels';
import { tenureText } from '@/i18n/periods';
import { groupDigits } from '@/lib/money';
import { m } from '@/paraglide/messages';
import type { CandidateProfile, LastSeen, Pay } from './wire';

export const LAST_SEEN: Labels<LastSeen> = {
  today: m.last_seen_today,
  week: m.last_seen_week,
  month: m.last_seen_month,
  earlier: m.last_seen_earlier,
};

/** The separator between facts on one line. */
export const DOT = ' · ';

export function experienceText(months: number): string {
  return months > 0 ? tenureText(months) : m.candidates_no_experience();
}

/** `7 000 000 soʻm` in two parts: the currency is drawn lighter. */
export function payParts({ amount, currency }: Pay): { sum: string; currency: string } | null {
  if (amount == null) return null;
  return { sum: groupDigits(amount), currency: CURRENCIES[currency]() };
}

export function workTypesText(codes: CandidateProfile['work_type']): string {
  return codes.map((code) => WORK_TYPES[code]()).join(', ');
}

/** `Oʻzbek, ingliz (erkin)`. */
export function languagesText(
  languages: CandidateProfile['languages'],
  nameOf: (code: string) => string,
): string {
  return languages
    .map(({ language, level }) =>
      level
        ? m.candidate_language({
            name: nameOf(language),
            level: LANGUAGE_LEVELS[level]().toLowerCase(),
          })
        : nameOf(language),
    )
    .join(', ');
}

/** The licence, the years and the car; empty if there is nothing of it. */
export function drivingText({
  driving,
  has_car,
}: Pick<CandidateProfile, 'driving' | 'has_car'>): string {
  const { categories, years } = driving;
  const parts = [
    categories.length > 0 && m.candidate_licence({ codes: categories.join(', ') }),
    categories.length > 0 && years != null && m.candidate_driving_years({ count: years }),
    has_car && m.candidate_has_car(),
  ];
  return parts.filter(Boolean).join(DOT);
}

/** The name as far as it is shown. */
export function nameOf({ name, surname }: { name: string; surname?: string | null }): string {
  return [name, surname].filter(Boolean).join(' ') || m.candidates_anonymous();
}

/** A candidate in words of the page's language. */
import { agoText } from '@/i18n/display';
import { CURRENCIES, LANGUAGE_LEVELS, type Labels, WORK_TYPES } from '@/i18n/labels';
import { tashkentIso } from '@/lib/day';
import { groupDigits } from '@/lib/money';
import { type Month, unionMonths } from '@/lib/period';
import { m } from '@/paraglide/messages';
import type { CandidateProfile, Job, LastSeen, Pay } from './wire';

export const LAST_SEEN: Labels<LastSeen> = {
  today: m.last_seen_today,
  week: m.last_seen_week,
  month: m.last_seen_month,
  earlier: m.last_seen_earlier,
};

/** The separator between facts on one line. */
export const DOT = ' · ';

/** `7 yil 3 oy`: how long somebody worked, to the month. */
export function tenureText(months: number): string {
  const years = Math.floor(months / 12);
  const rest = months % 12;
  const parts = [
    years > 0 && m.kernel_experience_years({ count: years }),
    (rest > 0 || years === 0) && m.kernel_experience_months({ count: rest }),
  ];
  return parts.filter(Boolean).join(' ');
}

export function experienceText(months: number): string {
  return months > 0 ? tenureText(months) : m.candidates_no_experience();
}

/** `03.2022`. */
function monthText({ year, month }: Month): string {
  return `${String(month).padStart(2, '0')}.${year}`;
}

/** `03.2022 – hozirgacha`, `2014 – 2018` for studies. */
export function periodText(
  { start, end, present }: Pick<Job, 'start' | 'end' | 'present'>,
  write: (month: Month) => string = monthText,
): string {
  const to = present ? m.candidate_until_now() : end && write(end);
  return [start && write(start), to].filter(Boolean).join(' – ');
}

export const yearText = ({ year }: Month) => String(year);

/** How long a job lasted; empty if its period is not known. */
export function lengthText(
  { start, end, present }: Job,
  now: string | number = Date.now(),
): string {
  if (!start || (!present && !end)) return '';
  const [year, month] = tashkentIso(now).split('-').map(Number);
  const today = { year: year ?? 0, month: month ?? 1 };
  return tenureText(unionMonths([{ start, end: end ?? null, present }], today));
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
export function drivingText({ driving, has_car }: CandidateProfile): string {
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

/** Inside a sentence: `bugun`, `08.11.2026`. */
export function whenText(iso: string): string {
  return agoText(iso).toLowerCase();
}

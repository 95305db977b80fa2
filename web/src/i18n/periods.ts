/** Periods of work and study in the page's language, apart from `display.ts`: the first load does not need them. */
import type { Month, Period } from '@/lib/period';
import { m } from '@/paraglide/messages';
import { monthNames } from './ui-texts';

/** `4 yil 9 oy`: how long somebody worked, to the month. */
export function tenureText(months: number): string {
  const years = Math.floor(months / 12);
  const rest = months % 12;
  const parts = [
    years > 0 && m.kernel_experience_years({ count: years }),
    (rest > 0 || years === 0) && m.kernel_experience_months({ count: rest }),
  ];
  return parts.filter(Boolean).join(' ');
}

/** `2022-yil mart`. */
function monthText({ year, month }: Month): string {
  return m.ui_month_of_year({ year, month: monthNames()[month - 1] ?? String(month) });
}

/** `2022-yil mart – hozirgacha`; empty while nothing is chosen. */
export function periodText({ start, end, present }: Period): string {
  const to = present ? m.ui_until_now() : end && monthText(end);
  return [start && monthText(start), to].filter(Boolean).join(' – ');
}

/** Periods of work and study in the page's language, apart from `display.ts`: the first load does not need them. */
import { tashkentIso } from '@/lib/day';
import { type Month, type Period, unionMonths } from '@/lib/period';
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

/** `03.2022`, where there is little room. */
export function shortMonthText({ year, month }: Month): string {
  return `${String(month).padStart(2, '0')}.${year}`;
}

/** `2022`. */
export const yearText = ({ year }: Month) => String(year);

/** `2022-yil mart – hozirgacha`; empty while nothing is chosen. */
export function periodText(
  { start, end, present }: Period,
  write: (month: Month) => string = monthText,
): string {
  const to = present ? m.ui_until_now() : end && write(end);
  return [start && write(start), to].filter(Boolean).join(' – ');
}

/** How long a period lasted; empty if it has no start or no end. */
export function lengthText(period: Period, now: string | number = Date.now()): string {
  if (!period.start || (!period.present && !period.end)) return '';
  const [year, month] = tashkentIso(now).split('-').map(Number);
  return tenureText(unionMonths([period], { year: year ?? 0, month: month ?? 1 }));
}

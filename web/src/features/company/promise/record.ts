/** How the company really answers, in words. */
import type { components } from '@/api/schema.gen';
import { m } from '@/paraglide/messages';

export type AnswerRecord = components['schemas']['AnswerRecord'];

const DAY = 24;

/** The sentences that candidates can read too; too few applications say nothing. */
export function recordTexts({ share, median_hours, upheld_complaints }: AnswerRecord): string[] {
  if (share == null) return [m.promise_no_record()];
  const texts: string[] = [m.promise_share({ percent: share })];
  if (median_hours != null) texts.push(medianText(median_hours));
  if (upheld_complaints > 0) texts.push(m.promise_complaints({ count: upheld_complaints }));
  return texts;
}

/** Up to two days in hours, later in days, rounded up. */
function medianText(hours: number): string {
  return hours < 2 * DAY
    ? m.promise_median_hours({ count: Math.max(1, hours) })
    : m.promise_median_days({ count: Math.ceil(hours / DAY) });
}

/** Periods of work and study (product §3, decisions B35). `kernel::Period` keeps the same order on the server. */

/** A calendar month; `month` is 1–12. */
export interface Month {
  year: number;
  month: number;
}

export interface Period {
  /** Null only while it is being filled in. */
  start: Month | null;
  end: Month | null;
  present: boolean;
}

/** Months since year 0: makes months comparable and countable. */
export function ordinal({ year, month }: Month): number {
  return year * 12 + month - 1;
}

/** Present first, then by start newest first, then by end newest first; without a start last. */
export function comparePeriods(a: Period, b: Period): number {
  if (a.present !== b.present) return a.present ? -1 : 1;
  const start = (period: Period) => (period.start ? ordinal(period.start) : 0);
  const byStart = start(b) - start(a);
  if (byStart !== 0) return byStart;
  const end = (period: Period) => (period.end ? ordinal(period.end) : Number.POSITIVE_INFINITY);
  return a.present || end(a) === end(b) ? 0 : end(b) - end(a);
}

export function sortPeriods<T extends Period>(periods: readonly T[]): T[] {
  return [...periods].sort(comparePeriods);
}

/** A new row of the form: the current month, not "until now". */
export function newPeriod(today: Month): Period {
  return { start: { ...today }, end: { ...today }, present: false };
}

/**
 * Months covered by at least one period; both ends count, and overlapping jobs count once. A period without an end runs
 * until `today`, one without a start does not count.
 */
export function unionMonths(periods: readonly Period[], today: Month): number {
  const spans = periods
    .flatMap(({ start, end, present }) =>
      start ? [{ from: ordinal(start), to: ordinal(present || !end ? today : end) }] : [],
    )
    .filter((span) => span.to >= span.from)
    .sort((a, b) => a.from - b.from);
  let months = 0;
  let covered = Number.NEGATIVE_INFINITY;
  for (const { from, to } of spans) {
    if (to > covered) {
      months += to - Math.max(from - 1, covered);
      covered = to;
    }
  }
  return months;
}

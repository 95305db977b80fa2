/** From the report's numbers to what a chart draws and says. Pure. */
import type { AnswerWeek, FunnelStep, ReasonCount, StageStay } from './wire';

/** With fewer applications only the numbers are told (design: employer §11). */
export const LEAST_APPLICATIONS = 5;
/** An observation in words needs so many people. */
const LEAST_OBSERVED = 20;
/** Reasons that are named; the rest are counted together. */
const NAMED_REASONS = 5;

export const HOUR = 60;
export const DAY = 24 * HOUR;

export interface Drop {
  step: FunnelStep;
  before: number;
}

/** Where the largest part fell out, if enough people came so far. */
export function largestDrop(funnel: readonly FunnelStep[]): Drop | undefined {
  let found: Drop | undefined;
  let least = 100;
  for (const [index, step] of funnel.entries()) {
    const before = funnel[index - 1]?.reached ?? 0;
    if (before < LEAST_OBSERVED || step.of_previous == null || step.of_previous >= least) continue;
    least = step.of_previous;
    found = { step, before };
  }
  return found;
}

/** The stage that takes longest; a single one is not compared. */
export function slowest(stays: readonly StageStay[]): StageStay | undefined {
  if (stays.length < 2) return undefined;
  return stays.reduce((most, one) => (one.median_minutes > most.median_minutes ? one : most));
}

export interface Scale {
  /** In minutes. */
  top: number;
  unit: 'hours' | 'days';
  /** In the unit, from 0 to the top. */
  ticks: number[];
}

/** A round scale with four equal parts, in hours up to two days. */
export function scaleOf(minutes: number): Scale {
  const unit = minutes <= 2 * DAY ? 'hours' : 'days';
  const size = unit === 'hours' ? HOUR : DAY;
  const parts = 4;
  const steps = [1, 2, 3, 5, 10, 15, 25, 50, 100, 250, 500];
  const step =
    steps.find((one) => one * parts * size >= minutes) ?? Math.ceil(minutes / size / parts);
  const ticks = Array.from({ length: parts + 1 }, (_, index) => index * step);
  return { top: step * parts * size, unit, ticks };
}

export const ANSWER_KINDS = ['in_day', 'in_three_days', 'later', 'never', 'waiting'] as const;
export type AnswerKind = (typeof ANSWER_KINDS)[number];

export function weekTotal(week: AnswerWeek): number {
  return ANSWER_KINDS.reduce((sum, kind) => sum + week[kind], 0);
}

/** Of all weeks together; kinds without a single response are left out. */
export function answerShares(weeks: readonly AnswerWeek[]): { kind: AnswerKind; share: number }[] {
  const total = weeks.reduce((sum, week) => sum + weekTotal(week), 0);
  return ANSWER_KINDS.flatMap((kind) => {
    const count = weeks.reduce((sum, week) => sum + week[kind], 0);
    return count > 0 ? [{ kind, share: percentOf(count, total) }] : [];
  });
}

/** Neither 0 nor 100 is said of what is not exactly that. */
export function percentOf(part: number, whole: number): number {
  if (whole <= 0 || part <= 0) return 0;
  if (part >= whole) return 100;
  return Math.min(99, Math.max(1, Math.round((part * 100) / whole)));
}

export interface ReasonShares {
  total: number;
  named: (ReasonCount & { share: number })[];
  /** All others together. */
  others?: { count: number; share: number };
}

/** The most frequent ones by name. */
export function reasonShares(reasons: readonly ReasonCount[]): ReasonShares {
  const total = reasons.reduce((sum, { count }) => sum + count, 0);
  const withShare = <Counted extends { count: number }>(one: Counted) => ({
    ...one,
    share: percentOf(one.count, total),
  });
  const rest = reasons.slice(NAMED_REASONS);
  const count = rest.reduce((sum, one) => sum + one.count, 0);
  return {
    total,
    named: reasons.slice(0, NAMED_REASONS).map(withShare),
    ...(count > 0 && { others: withShare({ count }) }),
  };
}

/** A hiring report for tests. */
import type { AnswerWeek, FunnelStep, HiringReport, StageStay, Totals } from './wire';

export function step(stage: FunnelStep['stage'], reached: number, of?: number): FunnelStep {
  return { stage, reached, share: of ?? 100, of_previous: of ?? null };
}

export function stay(stage: StageStay['stage'], minutes: number): StageStay {
  return {
    stage,
    count: 10,
    quarter_minutes: minutes / 2,
    median_minutes: minutes,
    three_quarters_minutes: minutes * 2,
  };
}

export function week(starts_on: string, over: Partial<AnswerWeek>): AnswerWeek {
  const none = { in_day: 0, in_three_days: 0, later: 0, never: 0, waiting: 0 };
  return { starts_on, ...none, answered_share: null, ...over };
}

const TOTALS: Totals = {
  applications: 312,
  hired: 6,
  hired_vacancies: 5,
  hire_minutes: 19 * 24 * 60,
  due: 300,
  answered: 288,
  answered_share: 96,
  answer_minutes: 14 * 60,
};

export function reportOf(over: Partial<HiringReport> = {}): HiringReport {
  return {
    from: '2026-08-21',
    to: '2026-11-18',
    vacancies: [
      { slug: 'cook', title: 'Cook' },
      { slug: 'waiter', title: 'Waiter' },
    ],
    totals: TOTALS,
    previous: { ...TOTALS, applications: 271, hire_minutes: 24 * 24 * 60, answered_share: 91 },
    funnel: [
      step('new', 312),
      step('review', 214, 69),
      step('interview', 41, 19),
      step('hired', 6, 15),
    ],
    stays: [stay('new', 14 * 60), stay('interview', 4 * 24 * 60)],
    weeks: [week('2026-11-09', { in_day: 6, never: 1 }), week('2026-11-16', { later: 3 })],
    sources: [
      { source: 'response', applications: 290, hired: 6 },
      { source: 'invitation', applications: 22, hired: 0 },
    ],
    reasons: [
      { ended_by: 'customer', reason: 'not_enough_experience', count: 120 },
      { ended_by: 'candidate', reason: 'withdrawn', count: 20 },
      { ended_by: 'system', reason: 'no_answer', count: 4 },
    ],
    answers: { promise_days: null, share: 96, median_hours: 14, upheld_complaints: 0 },
    ...over,
  };
}

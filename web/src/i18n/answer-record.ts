/**
 * How a company answers candidates, in words: the same facts wherever a vacancy or a company is shown, and the same words
 * on the server (`web/answer_record.rs`).
 */
import type { components } from '@/api/schema.gen';
import { m } from '@/paraglide/messages';

type CompanyAnswers = components['schemas']['CompanyAnswers'];

const DAY = 24;
/** Below this share most people were left without an answer: the time of the others would mislead. */
const HALF = 50;

/** Everything known, in sentences: what is usual, how many were answered, what is promised. */
export function answerFacts(answers: CompanyAnswers | null | undefined): string[] {
  if (!answers) return [];
  const { share, median_hours: hours, promise_days: promise } = answers;
  const facts: string[] = [];
  if (hours != null && share != null && share >= HALF) {
    facts.push(m.vacancy_answers_usual({ count: Math.max(1, Math.ceil(hours / DAY)) }));
  }
  if (share != null) facts.push(m.vacancy_answers_share({ percent: share }));
  if (promise != null) facts.push(m.vacancy_answers_promise({ count: promise }));
  return facts;
}

/** The one that a card has room for. */
export function answerFact(answers: CompanyAnswers | null | undefined): string | undefined {
  return answerFacts(answers)[0];
}

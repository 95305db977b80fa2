/** Answers to an employer's questions: what is typed, what is wrong with it, what is sent. */
import { countChars } from '@/forms/schema';
import { m } from '@/paraglide/messages';
import { LONGEST_ANSWER } from './limits';
import type { AnswerIn, Question } from './wire';

/** What is typed, by `questionKeys`. Yes and no are `yes` and `no`, an option is its text. */
export type Typed = Readonly<Record<string, string>>;

/**
 * A name for each question that survives a change of their order: an employer who edits the questions moves no answer
 * to another one. Equal questions are told apart by their number.
 */
export function questionKeys(questions: readonly Question[]): string[] {
  const seen = new Map<string, number>();
  return questions.map(({ kind, text }) => {
    const name = `${kind} ${text}`;
    const before = seen.get(name) ?? 0;
    seen.set(name, before + 1);
    return before === 0 ? name : `${name} ${before}`;
  });
}

const YES = 'yes';
const NO = 'no';
export const YES_NO = [YES, NO] as const;

/** `3`, `2,5`, `-1`, `1 000`. */
const NUMBER = /^-?\d+(?:[.,]\d+)?$/;

/** Each question with its answer, without the white space around it. */
function answered(questions: readonly Question[], typed: Typed) {
  const keys = questionKeys(questions);
  return [...questions.entries()].map(([index, question]) => ({
    index,
    question,
    answer: (typed[keys[index] ?? ''] ?? '').trim(),
  }));
}

function numberOf(text: string): number | undefined {
  const plain = text.replace(/[\s\u00a0]/g, '');
  return NUMBER.test(plain) ? Number(plain.replace(',', '.')) : undefined;
}

/** What is wrong with the answers, by the index of the question. */
export function answerProblems(questions: readonly Question[], typed: Typed): Map<number, string> {
  const problems = new Map<number, string>();
  for (const { index, question, answer } of answered(questions, typed)) {
    const problem = problemOf(question, answer);
    if (problem) problems.set(index, problem);
  }
  return problems;
}

function problemOf({ kind, must_answer, options }: Question, answer: string): string | undefined {
  // An option that the employer has removed since is no answer.
  const isAnswered = answer !== '' && (kind !== 'choice' || options.includes(answer));
  if (!isAnswered) return must_answer ? m.response_answer_needed() : undefined;
  if (kind === 'number' && numberOf(answer) === undefined) return m.response_answer_number();
  if (kind === 'text' && countChars(answer) > LONGEST_ANSWER) {
    return m.error_too_long({ max: LONGEST_ANSWER });
  }
  return undefined;
}

/** What is sent; questions without an answer are left out. */
export function answersBody(questions: readonly Question[], typed: Typed): AnswerIn[] {
  return answered(questions, typed).flatMap(({ index, question, answer }) => {
    const value = sentValue(question, answer);
    return value ? [{ question: index, ...value }] : [];
  });
}

function sentValue({ kind, options }: Question, answer: string): Omit<AnswerIn, 'question'> | null {
  if (answer === '') return null;
  switch (kind) {
    case 'yes_no':
      return answer === YES || answer === NO ? { yes: answer === YES } : null;
    case 'choice': {
      const option = options.indexOf(answer);
      return option < 0 ? null : { option };
    }
    case 'number': {
      const number = numberOf(answer);
      return number === undefined ? null : { number };
    }
    default:
      return { text: answer };
  }
}

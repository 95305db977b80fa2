/** Client-side validation. The server's validation is authoritative. */
import * as v from 'valibot';
import { amountProblem } from '@/forms/editor/amount';
import type { Problems } from '@/forms/editor/problems';
import { eachField, tidy, type VacancyForm } from '@/forms/vacancy/form';
import type { Pay, Question } from '@/forms/vacancy/own-kinds';
import { m } from '@/paraglide/messages';
import { OPTIONS, QUESTIONS } from './contract';

const schema = v.object(eachField(({ rule }) => rule));

/** All errors; empty rows are ignored (`tidy` removes them before sending). */
export function problems(form: VacancyForm): Problems {
  const tidied = tidy(form);
  const found: Record<string, string> = {};
  const { issues = [] } = v.safeParse(schema, tidied);
  for (const issue of issues) {
    const path = v.getDotPath(issue);
    if (path !== null) found[path] ??= issue.message;
  }
  return { ...found, ...payProblems(tidied.salary), ...questionProblems(tidied.questions) };
}

/** By interview, or a minimum (decisions B1). */
function payProblems({ agreement, min_salary, max_salary, currency }: Pay): Problems {
  if (agreement) return {};
  if (Number(min_salary) <= 0) return { 'salary.min_salary': m.vacancy_form_pay_required() };
  const small = amountProblem(min_salary, currency);
  if (small) return { 'salary.min_salary': small };
  const large = amountProblem(max_salary, currency);
  if (large) return { 'salary.max_salary': large };
  if (max_salary !== '' && Number(max_salary) < Number(min_salary)) {
    return { 'salary.max_salary': m.error_max_below_min() };
  }
  return {};
}

/** None, or enough of them that must be answered (decisions B21). */
function questionProblems(questions: readonly Question[]): Problems {
  if (questions.length === 0) return {};
  const found: Record<string, string> = {};
  questions.forEach(({ kind, options }, index) => {
    if (kind === 'choice' && options.length < OPTIONS.minItems) {
      found[`questions.${index}.options`] = m.vacancy_form_options_few({ min: OPTIONS.minItems });
    }
  });
  const min = QUESTIONS.minItems;
  const enough = questions.filter(({ must_answer }) => must_answer).length >= min;
  if (!enough) found.questions = m.vacancy_form_questions_few({ min });
  return found;
}

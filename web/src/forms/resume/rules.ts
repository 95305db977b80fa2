/** Client-side validation of a resume (decisions B30–B35, J9). The server's validation is authoritative. */
import * as v from 'valibot';
import { todayIso } from '@/lib/day';
import { type Month, ordinal, type Period } from '@/lib/period';
import { m } from '@/paraglide/messages';
import { amountProblem } from '../editor/amount';
import type { Problems } from '../editor/problems';
import { eachField, type ResumeForm, tidy } from './form';

/** Nobody works or studies at a younger age (decisions B35). */
const MIN_AGE = 10;

const schema = v.object(eachField(({ rule }) => rule));

/** The month in Uzbekistan. */
export function thisMonth(): Month {
  const [year = 0, month = 1] = todayIso().split('-').map(Number);
  return { year, month };
}

/** All errors that publishing would have; blank rows are ignored (`tidy` removes them). */
export function problems(form: ResumeForm, today: Month = thisMonth()): Problems {
  const found: Record<string, string> = {};
  const add = (path: string, text: string) => {
    found[path] ??= text;
  };
  const kept = withoutBlankRows(form);
  const { issues = [] } = v.safeParse(schema, kept);
  for (const issue of issues) {
    const path = v.getDotPath(issue);
    if (path !== null) add(path, issue.message);
  }
  const born = form.birthday === '' ? undefined : Number(form.birthday.slice(0, 4));
  const periods = (name: string, rows: readonly Period[]) =>
    rows.forEach((row, index) => {
      for (const [part, text] of periodProblems(row, born, today)) {
        add(`${name}.${index}.${part}`, text);
      }
    });
  const slip = amountProblem(kept.salary.amount, kept.salary.currency);
  if (slip) add('salary.amount', slip);
  if (kept.employment.length === 0 && !form.no_experience) {
    add('employment', m.resume_form_employment_required());
  }
  periods('employment', kept.employment);
  periods('education', kept.education);
  kept.additional_education.forEach(({ year }, index) => {
    const path = `additional_education.${index}.year`;
    if (year === '') return;
    if (Number(year) > today.year) add(path, m.error_in_future());
    else if (Number(year) < (born === undefined ? 1900 : born + MIN_AGE))
      add(path, m.error_too_early());
  });
  return found;
}

/** Like `tidy`, but the rows stay in the order of the screen, because errors name them by their places. */
function withoutBlankRows(form: ResumeForm): ResumeForm {
  const tidied = tidy(form);
  const inOrder = <Row>(rows: readonly Row[], kept: readonly Row[]) =>
    rows.filter((row) => kept.includes(row));
  return {
    ...tidied,
    employment: inOrder(form.employment, tidied.employment),
    education: inOrder(form.education, tidied.education),
  };
}

function* periodProblems(
  { start, end, present }: Period,
  born: number | undefined,
  today: Month,
): Generator<[part: 'start' | 'end', text: string]> {
  const earliest = born === undefined ? undefined : born + MIN_AGE;
  if (!start) yield ['start', m.error_required_field()];
  else if (ordinal(start) > ordinal(today)) yield ['start', m.error_in_future()];
  else if (earliest !== undefined && start.year < earliest) yield ['start', m.error_too_early()];
  if (present) return;
  if (!end) yield ['end', m.error_required_field()];
  else if (ordinal(end) > ordinal(today)) yield ['end', m.error_in_future()];
  else if (start && ordinal(end) < ordinal(start)) yield ['end', m.error_end_before_start()];
}

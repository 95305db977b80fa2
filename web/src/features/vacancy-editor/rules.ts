/** Client-side validation. The server's validation is authoritative. */
import * as v from 'valibot';
import { limits } from '@/api/limits.gen';
import { countChars, oneOf, optionalText, text } from '@/forms/schema';
import { nationalDigits } from '@/lib/phone';
import { m } from '@/paraglide/messages';
import { ITEMS, OPTIONS, QUESTIONS, SPHERES } from './contract';
import { type FieldName, type Pay, type Question, tidy, type VacancyForm } from './model';

/** Dotted paths with the first error of each, exactly as the server sends its own. */
export type Problems = Readonly<Record<string, string>>;

const NATIONAL_DIGITS = 9;
const LINK = new RegExp(limits.Link.pattern);

/** A row of a growing list: too few characters have words of their own (decisions B19). */
const row = v.pipe(
  v.string(),
  v.trim(),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { minLength: min, maxLength: max } = limits.ListItem;
    const count = countChars(dataset.value);
    if (count < min) addIssue({ message: m.additional_inputs_error({ maxLength: min }) });
    else if (count > max) addIssue({ message: m.error_too_long({ max }) });
  }),
);

function rows(min: number) {
  return v.pipe(
    v.array(row),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const count = dataset.value.length;
      if (count === 0 && min > 0) addIssue({ message: m.error_required_field() });
      if (count > ITEMS.maxItems)
        addIssue({ message: m.vacancy_form_too_many({ max: ITEMS.maxItems }) });
    }),
  );
}

/** A choice of one or several options. */
function chosen(max: number) {
  return v.pipe(
    v.array(v.string()),
    v.minLength(1, () => m.error_required_field()),
    v.maxLength(max, () => m.error_too_many({ max })),
  );
}

const schema = v.object({
  title: text(limits.VacancyTitle),
  profession: v.string(),
  sphere: chosen(SPHERES.maxItems),
  location: text({}),
  address: optionalText(limits.Address),
  work_type: chosen(limits.WorkType.enum.length),
  work_hours: oneOf(limits.WorkHours),
  hours_from: v.string(),
  hours_to: v.string(),
  salary: v.object({
    agreement: v.boolean(),
    min_salary: v.string(),
    max_salary: v.string(),
    currency: oneOf(limits.Currency),
    tax: v.string(),
  }),
  hide_salary: v.boolean(),
  about: text(limits.About),
  requirements: rows(ITEMS.minItems),
  tasks: rows(ITEMS.minItems),
  advantages: rows(0),
  experience: oneOf(limits.Experience),
  education_level: v.string(),
  languages: v.array(v.object({ language: text({}), level: v.string() })),
  resume_required: v.boolean(),
  questions: v.array(
    v.object({
      text: text(limits.QuestionText),
      kind: v.string(),
      must_answer: v.boolean(),
      options: v.array(text(limits.QuestionOption)),
    }),
  ),
  for_communication_link: v.union([
    v.literal(''),
    v.pipe(
      text(limits.Link),
      v.regex(LINK, () => m.error_invalid_url()),
    ),
  ]),
  for_communication_phone: v.pipe(
    v.string(),
    v.check(
      (phone) => phone === '' || nationalDigits(phone).length === NATIONAL_DIGITS,
      () => m.error_invalid_phone(),
    ),
  ),
  abroad: v.variant('isAbroad', [
    v.object({ isAbroad: v.literal(false), country: v.string(), licence: v.string() }),
    v.object({
      isAbroad: v.literal(true),
      country: text(limits.Country),
      licence: text(limits.Licence),
    }),
  ]),
});

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
function payProblems({ agreement, min_salary, max_salary }: Pay): Problems {
  if (agreement) return {};
  if (Number(min_salary) <= 0) return { 'salary.min_salary': m.vacancy_form_pay_required() };
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

/** The errors of some fields only. */
export function problemsOf(all: Problems, fields: readonly FieldName[]): Problems {
  const wanted = Object.entries(all).filter(([path]) =>
    fields.some((field) => isUnder(path, field)),
  );
  return Object.fromEntries(wanted);
}

export function isUnder(path: string, field: string): boolean {
  return path === field || path.startsWith(`${field}.`);
}

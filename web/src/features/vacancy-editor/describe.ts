/** An answer as text, for comparing two versions of it. */
import { salaryFullText } from '@/i18n/display';
import { formatPhone } from '@/lib/phone';
import { m } from '@/paraglide/messages';
import type { Dictionaries } from './editor-context';
import type { FieldName, VacancyForm } from './model';
import { EDUCATION, EXPERIENCE, LEVELS, TAX_WORDS, WORK_HOURS, WORK_TYPES } from './words';

type Describe = { [Name in FieldName]: (value: VacancyForm[Name], lists: Dictionaries) => string };

const same = (value: string) => value;
const lines = (rows: readonly string[]) => rows.map((row) => `• ${row}`).join('\n');
const flag = (value: boolean) => (value ? m.vacancy_form_yes() : m.vacancy_form_no());
/** The label of a code; an unknown code is shown as it is. */
const labelled = (words: Record<string, () => string>) => (code: string) => words[code]?.() ?? code;

const DESCRIBE: Describe = {
  title: same,
  profession: (code, { spheres }) =>
    spheres.flatMap(({ professions }) => professions).find((one) => one.code === code)?.name ??
    code,
  sphere: (slugs, { spheres }) =>
    slugs.map((slug) => spheres.find((one) => one.slug === slug)?.name ?? slug).join(', '),
  location: (slug, { places }) => places.find((one) => one.slug === slug)?.name ?? slug,
  address: same,
  work_type: (codes) => codes.map(labelled(WORK_TYPES)).join(', '),
  work_hours: labelled(WORK_HOURS),
  hours_from: same,
  hours_to: same,
  salary: ({ tax, min_salary, max_salary, ...pay }) => {
    const text = salaryFullText({
      ...pay,
      min_salary: min_salary === '' ? null : Number(min_salary),
      max_salary: max_salary === '' ? null : Number(max_salary),
    });
    return text && !pay.agreement ? `${text}, ${TAX_WORDS[tax]()}` : (text ?? '');
  },
  hide_salary: flag,
  about: same,
  requirements: lines,
  tasks: lines,
  advantages: lines,
  experience: labelled(EXPERIENCE),
  education_level: labelled(EDUCATION),
  languages: (rows, { languages }) =>
    rows
      .map(({ language, level }) => {
        const name = languages.find(({ code }) => code === language)?.name ?? language;
        return level ? `${name}, ${labelled(LEVELS)(level)}` : name;
      })
      .join('\n'),
  resume_required: flag,
  questions: (questions) => lines(questions.map(({ text }) => text)),
  for_communication_link: same,
  for_communication_phone: formatPhone,
  abroad: ({ isAbroad, country, licence }) => (isAbroad ? `${country}, ${licence}` : flag(false)),
};

export function describe<Name extends FieldName>(
  field: Name,
  value: VacancyForm[Name],
  lists: Dictionaries,
): string {
  return DESCRIBE[field](value, lists) || m.vacancy_form_nothing();
}

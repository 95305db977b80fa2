/** The rows of the comparison: what the vacancy asks, and what each candidate has. */
import { drivingText } from '@/forms/profile/words';
import { RECOMMENDATIONS } from '@/i18n/application-labels';
import { experienceText, salaryFullText } from '@/i18n/display';
import { EDUCATION, EXPERIENCE, LANGUAGE_LEVELS, WORK_TYPES } from '@/i18n/labels';
import { m } from '@/paraglide/messages';
import type { Answer } from '../wire';
import type { Compared, Comparison, Demands, Fit } from './wire';

export interface Cell {
  /** Empty: not known. */
  lines: readonly string[];
  fit: Fit | null;
}

export interface Row {
  id: string;
  title: string;
  /** What the vacancy asks; nothing if it asks for nothing here. */
  demand: string;
  cells: readonly Cell[];
}

type Named = (code: string) => string;

const cell = (lines: readonly (string | null | undefined | false)[], fit: Fit | null = null) => ({
  lines: lines.filter((line): line is string => Boolean(line)),
  fit,
});

/** Every row that says something about somebody. */
export function rowsOf({ demands, people }: Comparison, nameOfLanguage: Named): Row[] {
  const row = (id: string, title: string, demand: string, of: (one: Compared) => Cell): Row => ({
    id,
    title,
    demand,
    cells: people.map(of),
  });
  const level = (code: keyof typeof LANGUAGE_LEVELS | null) => code && LANGUAGE_LEVELS[code]();
  const rows = [
    row('pay', m.compare_pay(), payText(demands), ({ card, fits }) =>
      cell([wanted(card)], fits.pay),
    ),
    row(
      'experience',
      m.compare_experience(),
      demands.experience ? EXPERIENCE[demands.experience]() : '',
      ({ card, last_position, fits }) =>
        cell([experienceText(card.experience_months), last_position], fits.experience),
    ),
    row('location', m.compare_location(), demands.location_name ?? '', ({ card, fits }) =>
      cell([card.location_name], fits.location),
    ),
    row(
      'work-type',
      m.compare_work_type(),
      demands.work_type.map((one) => WORK_TYPES[one]()).join(', '),
      ({ work_type, fits }) =>
        cell([work_type.map((one) => WORK_TYPES[one]()).join(', ')], fits.work_type),
    ),
    row(
      'education',
      m.compare_education(),
      demands.education_level ? EDUCATION[demands.education_level]() : '',
      ({ education_level, specialization, fits }) =>
        cell([education_level && EDUCATION[education_level](), specialization], fits.education),
    ),
    ...demands.languages.map(({ language, level: asked }, place) =>
      row(
        `language-${language}`,
        m.compare_language({ language: nameOfLanguage(language) }),
        asked ? m.compare_asked({ value: level(asked) ?? '' }) : '',
        ({ languages, fits }) => {
          const known = languages.find((one) => one.language === language);
          const fit = fits.languages[place] ?? null;
          // Other languages are listed, this one is not.
          const without = fit === 'no' ? m.compare_answer_no() : null;
          return cell([known ? (level(known.level ?? null) ?? m.compare_yes()) : without], fit);
        },
      ),
    ),
    row('languages', m.compare_other_languages(), '', ({ languages }) =>
      cell([
        languages
          .filter(({ language }) => !demands.languages.some((one) => one.language === language))
          .map((one) =>
            [nameOfLanguage(one.language), level(one.level ?? null)].filter(Boolean).join(' '),
          )
          .join(', '),
      ]),
    ),
    row('skills', m.compare_skills(), demands.requirements.join('; '), (one) =>
      cell([one.skills.join(', '), matchedText(one, demands)], one.fits.skills),
    ),
    row('driving', m.compare_driving(), '', (one) => cell([drivingText(one)])),
    ...questionsOf(people).map((question, place) =>
      row(`answer-${place}`, question, m.compare_answer_note(), ({ answers }) =>
        cell([answerText(answers.find((one) => one.question === question))]),
      ),
    ),
    row('rating', m.compare_rating(), '', ({ rating }) => cell(ratingLines(rating))),
  ];
  return rows.filter(({ cells }) => cells.some(({ lines }) => lines.length > 0));
}

/** Rows in which not everybody is the same. */
export function differing(rows: readonly Row[]): Row[] {
  const said = ({ lines, fit }: Cell) => JSON.stringify([lines, fit]);
  return rows.filter(({ cells }) => new Set(cells.map(said)).size > 1);
}

function payText({ pay }: Demands): string {
  if (!pay) return m.compare_agreement();
  const { min, max, currency } = pay;
  return salaryFullText({ agreement: false, min_salary: min, max_salary: max, currency }) ?? '';
}

function wanted({ salary }: Compared['card']): string | null {
  if (salary?.amount == null) return null;
  const { amount, currency } = salary;
  return salaryFullText({ agreement: false, min_salary: amount, max_salary: amount, currency });
}

function matchedText({ matched_skills, skills }: Compared, { requirements }: Demands) {
  if (requirements.length === 0 || matched_skills.length === 0) return null;
  return m.compare_skills_matched({ matched: matched_skills.length, all: skills.length });
}

/** Questions of everybody, each once, in the order in which they were asked. */
function questionsOf(people: readonly Compared[]): string[] {
  return [...new Set(people.flatMap(({ answers }) => answers.map(({ question }) => question)))];
}

function answerText(answer: Answer | undefined): string | null {
  if (!answer?.answer) return null;
  if (answer.kind !== 'yes_no') return answer.answer;
  return answer.answer === 'yes' ? m.compare_yes() : m.compare_answer_no();
}

/** `4,6`; the marks of others are hidden until the own are given. */
function ratingLines({ count, mean, recommendations }: Compared['rating']): (string | false)[] {
  if (count === 0) return [];
  const people = m.compare_rating_people({ count });
  if (recommendations.length === 0) return [people, m.compare_rating_hidden()];
  const decimal = mean?.toFixed(1).replace('.', ',');
  return [
    decimal ? `${decimal} · ${people}` : people,
    recommendations.map((one) => RECOMMENDATIONS[one]()).join(', '),
  ];
}

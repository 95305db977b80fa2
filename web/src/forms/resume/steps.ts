/** The eight steps of a resume and which answers belong to which (decisions B38). */
import { m } from '@/paraglide/messages';
import type { Step } from './contract';
import { type FieldName, fieldsOf } from './form';

export interface ResumeStep {
  id: Step;
  label: () => string;
  title: () => string;
  intro: () => string;
  fields: readonly FieldName[];
}

const step = (id: Step, label: () => string, title: () => string, intro: () => string) => ({
  id,
  label,
  title,
  intro,
  fields: fieldsOf(id),
});

export const STEPS: readonly ResumeStep[] = [
  step(
    'default',
    m.resume_form_step_default,
    m.resume_form_title_default,
    m.resume_form_intro_default,
  ),
  step('second', m.resume_form_step_second, m.resume_form_title_second, m.resume_form_intro_second),
  step('third', m.resume_form_step_third, m.resume_form_title_third, m.resume_form_intro_third),
  step('fourth', m.resume_form_step_fourth, m.resume_form_title_fourth, m.resume_form_intro_fourth),
  step('fifth', m.resume_form_step_fifth, m.resume_form_title_fifth, m.resume_form_intro_fifth),
  step('sixth', m.resume_form_step_sixth, m.resume_form_title_sixth, m.resume_form_intro_sixth),
  step(
    'seventh',
    m.resume_form_step_seventh,
    m.resume_form_title_seventh,
    m.resume_form_intro_seventh,
  ),
  step('eighth', m.resume_form_step_eighth, m.resume_form_title_eighth, m.resume_form_intro_eighth),
];

export const LAST = STEPS.length - 1;
/** From this step on a resume may be published (decisions J9): the first three have what publishing needs. */
export const SHORT_WAY = 2;

export function stepIndex(id: Step): number {
  return Math.max(
    0,
    STEPS.findIndex((one) => one.id === id),
  );
}

/** Index of the step with the field that an error's dotted path belongs to; undefined when no step has it. */
export function stepOf(path: string): number | undefined {
  const top = path.split('.', 1)[0] ?? path;
  const field = top === 'location_id' ? 'location' : top;
  const at = STEPS.findIndex(({ fields }) => (fields as readonly string[]).includes(field));
  return at < 0 ? undefined : at;
}

/** The first step with an error; the last step when there is none. */
export function firstWrongStep(paths: readonly string[]): number {
  return Math.min(LAST, ...paths.flatMap((path) => stepOf(path) ?? []));
}

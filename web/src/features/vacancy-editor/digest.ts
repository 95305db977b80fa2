/** The answers of a step in one line, for the last step of the wizard. */
import { linesOf, type VacancyForm } from '@/forms/vacancy/form';
import type { Dictionaries } from './editor-context';
import type { EditorStep } from './steps';

/** Enough to recognise the answers; the preview below shows all of them. */
const MOST = 4;
const LONGEST = 80;

export function digestOf(step: EditorStep, values: VacancyForm, lists: Dictionaries): string {
  const lines = step.fields.flatMap((name) => linesOf(name, values, lists).map(({ text }) => text));
  const filled = lines.map(shortened).filter(Boolean);
  const rest = filled.length > MOST ? ' …' : '';
  return filled.slice(0, MOST).join(' · ') + rest;
}

function shortened(line: string): string {
  const text = line.replaceAll(/\s+/g, ' ').trim();
  return text.length > LONGEST ? `${text.slice(0, LONGEST).trimEnd()}…` : text;
}

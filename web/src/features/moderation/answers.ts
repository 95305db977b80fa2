/** A vacancy as its moderator reads it: every answer of the form as text, with the path of each line. */

import type { Line } from '@/forms/kinds';
import { FIELD_NAMES, fieldLabel, fieldOf, fromWire, linesOf } from '@/forms/vacancy/form';
import type { Content, Lists } from './model';

export interface Answer {
  field: string;
  label: string;
  /** Free text, which is read first and by itself. */
  isWritten: boolean;
  /** Empty when the owner left the field empty. Paths are as in findings and reasons: `requirements.2`. */
  lines: Line[];
}

/** Free texts first, then the pay, then the rest; each group in the order of the form. */
const ORDER = ['written', 'pay', 'rest'] as const;

function groupOf(name: (typeof FIELD_NAMES)[number]): (typeof ORDER)[number] {
  const { written, step } = fieldOf(name);
  if (written) return 'written';
  return step === 'second' ? 'pay' : 'rest';
}

const FIELDS = ORDER.flatMap((group) =>
  FIELD_NAMES.filter((name) => groupOf(name) === group && !fieldOf(name).partOf),
);

/** Every field with its label. */
export function fieldOptions(): { value: string; label: string }[] {
  return FIELDS.map((value) => ({ value, label: fieldLabel(value) }));
}

export function answersOf(content: Content, lists: Lists): Answer[] {
  const form = fromWire(content);
  return FIELDS.map((field) => ({
    field,
    label: fieldLabel(field),
    isWritten: fieldOf(field).written ?? false,
    lines: linesOf(field, form, lists),
  }));
}

export function textOf({ lines }: Answer): string {
  return lines.map(({ text }) => text).join('\n');
}

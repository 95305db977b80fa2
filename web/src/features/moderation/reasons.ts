/** Reasons while they are being edited. */
import { limits } from '@/api/limits.gen';
import { countChars } from '@/forms/schema';
import { m } from '@/paraglide/messages';
import type { SelectOption } from '@/ui/select';
import { type Answer, fieldOptions } from './answers';
import type { Finding, ReasonCode, ReasonIn } from './model';
import { isReasonCode } from './words';

export interface ReasonDraft {
  /** Identifies a row while rows are added and removed. */
  id: number;
  code: ReasonCode | '';
  /** Empty means the whole text. */
  field: string;
  text: string;
}

export const MOST_REASONS = limits.StaffRefusalIn_reasons.maxItems;
const MOST_CHARS = limits.ReasonText.maxLength;
/** How many characters of a line are shown to identify it. */
const GLIMPSE = 40;

/** Fields that a reason can refer to: the answers, and single lines of lists. */
export function placeOptions(answers?: readonly Answer[]): SelectOption[] {
  if (!answers) return fieldOptions();
  return answers.flatMap(({ field, label, lines }) => [
    { value: field, label },
    ...lines
      .filter(({ path }) => path !== field)
      .map(({ path, text }, at) => ({
        value: path,
        label: `${m.form_row({ label, number: at + 1 })}: ${glimpse(text)}`,
      })),
  ]);
}

function glimpse(line: string): string {
  const text = line.replace(/^[•–] /, '');
  return countChars(text) > GLIMPSE ? `${[...text].slice(0, GLIMPSE).join('')}…` : text;
}

/** A new row: prefilled with a finding that no row mentions yet, or empty. */
export function anotherReason(
  drafts: readonly ReasonDraft[],
  findings: readonly Finding[],
  places: readonly SelectOption[],
): ReasonDraft {
  const id = Math.max(0, ...drafts.map((draft) => draft.id)) + 1;
  const noticed = findings.find(
    ({ code }) => isReasonCode(code) && drafts.every((draft) => draft.code !== code),
  );
  if (!noticed || !isReasonCode(noticed.code)) return { id, code: '', field: '', text: '' };
  const path = noticed.field ?? '';
  // The parts of the salary share one option.
  const known = [path, path.split('.')[0] ?? ''].find((place) =>
    places.some(({ value }) => value === place),
  );
  return { id, code: noticed.code, field: known ?? '', text: '' };
}

/** The errors of a row, by control. */
export function draftProblems({ code, text }: ReasonDraft): { code?: string; text?: string } {
  return {
    ...(code === '' && { code: m.moderation_reason_choose() }),
    ...(countChars(text.trim()) > MOST_CHARS && { text: m.error_too_long({ max: MOST_CHARS }) }),
  };
}

export function isComplete(drafts: readonly ReasonDraft[]): boolean {
  return drafts.every((draft) => Object.keys(draftProblems(draft)).length === 0);
}

export function toReasons(drafts: readonly ReasonDraft[]): ReasonIn[] {
  return drafts.flatMap(({ code, field, text }) =>
    code === ''
      ? []
      : [{ code, ...(field && { field }), ...(text.trim() && { text: text.trim() }) }],
  );
}

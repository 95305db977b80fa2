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

/** Rows for everything that the rules noticed, each with its place; an empty row if that is nothing. */
export function firstReasons(
  findings: readonly Finding[],
  places: readonly SelectOption[],
): ReasonDraft[] {
  const noticed = noticedRows(findings, places);
  // When there are too many, no kind of reason is left out before a second place of another.
  const isFirst = (at: number) =>
    noticed.findIndex(({ code }) => code === noticed[at]?.code) === at ? 0 : 1;
  const chosen = noticed
    .map((_, at) => at)
    .sort((a, b) => isFirst(a) - isFirst(b) || a - b)
    .slice(0, MOST_REASONS)
    .sort((a, b) => a - b);
  const rows = noticed.filter((_, at) => chosen.includes(at));
  const drafts = rows.map((row, at) => ({ ...row, id: at + 1, text: '' }));
  return drafts.length > 0 ? drafts : [{ id: 1, code: '', field: '', text: '' }];
}

/** A new row: prefilled with a finding that no row mentions yet, or empty. */
export function anotherReason(
  drafts: readonly ReasonDraft[],
  findings: readonly Finding[],
  places: readonly SelectOption[],
): ReasonDraft {
  const id = Math.max(0, ...drafts.map((draft) => draft.id)) + 1;
  const isNew = (row: Noticed) => !drafts.some((draft) => isSame(draft, row));
  const noticed = noticedRows(findings, places).find(isNew);
  return noticed ? { ...noticed, id, text: '' } : { id, code: '', field: '', text: '' };
}

type Noticed = Pick<ReasonDraft, 'code' | 'field'>;

const isSame = (a: Noticed, b: Noticed) => a.code === b.code && a.field === b.field;

function noticedRows(
  findings: readonly Finding[],
  places: readonly SelectOption[],
): (Noticed & { code: ReasonCode })[] {
  const rows: (Noticed & { code: ReasonCode })[] = [];
  for (const { code, field } of findings) {
    if (!isReasonCode(code)) continue;
    const path = field ?? '';
    // The parts of the salary share one option.
    const known = [path, path.split('.')[0] ?? ''].find((place) =>
      places.some(({ value }) => value === place),
    );
    const row = { code, field: known ?? '' };
    if (!rows.some((other) => isSame(other, row))) rows.push(row);
  }
  return rows;
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

/** Why some of several applications were not changed, with their names. */
import { m } from '@/paraglide/messages';
import type { ApplicantCard, BulkOut } from './wire';

/** Names that are written out; of the others only the number. */
const MOST_NAMES = 5;

/** Reasons by their code. */
export type Why = Readonly<Record<string, () => string>>;

const WHY: Why = {
  wrong_state: m.applicants_bulk_why_state,
  not_found: m.applicants_bulk_why_gone,
  gone: m.applicants_bulk_why_gone,
  validation: m.applicants_bulk_why_message,
  confirm_needed: m.applicants_bulk_why_confirm,
};

type Refused = readonly BulkOut['refused'][number][];
type Known = ReadonlyMap<string, Pick<ApplicantCard, 'name'>>;

export function refusedText(refused: Refused, known: Known): string {
  const reasons = groupedText(refused, known, WHY);
  return [m.applicants_bulk_refused({ count: refused.length }), ...reasons].join(' ');
}

/** A sentence for each reason. */
export function groupedText(refused: Refused, known: Known, reasons: Why): string[] {
  const groups = new Map<() => string, string[]>();
  for (const { id, code } of refused) {
    const why = reasons[code] ?? m.applicants_bulk_why_other;
    groups.set(why, [...(groups.get(why) ?? []), known.get(id)?.name ?? '']);
  }
  return [...groups].map(([why, names]) =>
    m.applicants_bulk_why({ names: namesText(names), why: why() }),
  );
}

export function namesText(names: readonly string[]): string {
  const rest = names.length - MOST_NAMES;
  const shown = names.slice(0, MOST_NAMES).join(', ');
  return rest > 0 ? `${shown} +${rest}` : shown;
}

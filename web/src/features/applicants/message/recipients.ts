/** To whom a message can go, and why not to the rest. */
import { m } from '@/paraglide/messages';
import { groupedText, type Why } from '../bulk-refusals';
import type { Selection } from '../selection';
import type { ApplicantCard } from '../wire';
import type { NotWritten, WritingOf } from './wire';

export interface Recipients {
  /** In the order in which they were ticked. */
  to: ApplicantCard[];
  not: NotWritten[];
  /** Of those who get it: whoever may not read a phone number yet. */
  early: number;
}

export function recipientsOf(
  selection: Selection,
  known: readonly WritingOf[],
  left: number,
): Recipients {
  const byId = new Map(known.map((one) => [one.id, one]));
  const found: Recipients = { to: [], not: [], early: 0 };
  for (const card of selection.values()) {
    const { id } = card;
    const one = byId.get(id);
    if (!one) found.not.push({ id, code: 'not_found' });
    else if (one.writing !== 'allowed') found.not.push({ id, code: one.writing });
    else if (found.to.length >= left) found.not.push({ id, code: 'limit_exceeded' });
    else {
      found.to.push(card);
      if (!one.contacts_allowed) found.early += 1;
    }
  }
  return found;
}

const WHY: Why = {
  withdrawn: m.applicants_message_why_withdrawn,
  vacancy_deleted: m.applicants_message_why_deleted,
  blocked: m.applicants_message_why_closed,
  blocked_by_you: m.applicants_message_why_by_you,
  in_a_row: m.applicants_message_why_in_a_row,
  limit_exceeded: m.applicants_message_why_limit,
  validation: m.applicants_message_why_contacts,
  already_written: m.applicants_message_why_said,
  not_found: m.applicants_bulk_why_gone,
};

/** Why some get no message, with their names: a sentence for each reason. */
export function whyNot(not: readonly NotWritten[], known: Selection): string[] {
  return groupedText(not, known, WHY);
}

/** The same after the others were written to. */
export function leftText(not: readonly NotWritten[], known: Selection): string {
  return [m.applicants_message_left({ count: not.length }), ...whyNot(not, known)].join(' ');
}

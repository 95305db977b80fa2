/** The ticked rows of the list and what can be done with all of them. */
import { FEWEST_COMPARED, MOST_AT_ONCE, MOST_COMPARED } from './limits';
import { mayMove, neededFor } from './moves';
import type { ColumnChoice } from './queries';
import type { ApplicantCard } from './wire';

/** Ticked applications by id; they stay ticked when another page of the list is shown. */
export type Selection = ReadonlyMap<string, ApplicantCard>;

export const NOTHING: Selection = new Map();

/** Ticks or unticks rows. */
export function ticked(
  selection: Selection,
  cards: readonly ApplicantCard[],
  isOn: boolean,
): Selection {
  const next = new Map(selection);
  for (const card of cards) {
    if (!isOn) next.delete(card.id);
    else if (next.size < MOST_AT_ONCE) next.set(card.id, card);
  }
  return next;
}

/** The rows from the one that was ticked before to this one, in the order of the list. */
export function rangeOf(
  cards: readonly ApplicantCard[],
  from: string | null,
  to: string,
): ApplicantCard[] {
  const end = cards.findIndex(({ id }) => id === to);
  const start = cards.findIndex(({ id }) => id === from);
  if (end < 0) return [];
  if (start < 0) return cards.slice(end, end + 1);
  return cards.slice(Math.min(start, end), Math.max(start, end) + 1);
}

/**
 * The ticked applications that may go to a column together. Hiring somebody who was not invited needs a confirmation
 * for each, so it is left to the application itself.
 */
export function movable(selection: Selection, column: ColumnChoice): ApplicantCard[] {
  return [...selection.values()].filter(
    (card) => mayMove(card, column) && neededFor(card, column) !== 'confirm',
  );
}

/** The ticked applications that can be refused together; leaving after a hiring has other reasons. */
export function refusable(selection: Selection): ApplicantCard[] {
  return [...selection.values()].filter(({ actions }) => actions.includes('reject'));
}

/** The vacancy for which all of them applied, if they can be compared: two to four, and the same demands for all. */
export function comparable(selection: Selection): string | undefined {
  if (selection.size < FEWEST_COMPARED || selection.size > MOST_COMPARED) return undefined;
  const [slug, ...others] = new Set([...selection.values()].map(({ vacancy }) => vacancy.slug));
  return others.length === 0 ? slug : undefined;
}

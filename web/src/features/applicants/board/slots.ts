/**
 * Where each card of a column stands. Heights follow from what a card shows, so they are known before it is drawn: only
 * the cards in sight are in the document, and a column of a thousand scrolls like one of ten. `card.css` draws the same
 * heights.
 */
import type { ApplicantCard } from '../wire';
import { stripOf } from './strip';

/** Padding, the name, the facts. */
const BASE = 100;
const VACANCY = 22;
const STRIP = 36;
const FOOT = 40;
export const GAP = 10;

export function hasFoot({ ratings, comment_count, clock }: ApplicantCard): boolean {
  return ratings > 0 || comment_count > 0 || Boolean(clock);
}

export function heightOf(card: ApplicantCard, namesVacancy: boolean): number {
  return (
    BASE + (namesVacancy ? VACANCY : 0) + (stripOf(card) ? STRIP : 0) + (hasFoot(card) ? FOOT : 0)
  );
}

export interface Slots {
  tops: number[];
  heights: number[];
  /** Of all cards together. */
  total: number;
}

export function slotsOf(cards: readonly ApplicantCard[], namesVacancy: boolean): Slots {
  const tops: number[] = [];
  const heights: number[] = [];
  let top = 0;
  for (const card of cards) {
    const height = heightOf(card, namesVacancy);
    tops.push(top);
    heights.push(height);
    top += height + GAP;
  }
  return { tops, heights, total: Math.max(0, top - GAP) };
}

/** The first card in sight and the one after the last, for a view of the column from `from` to `to`. */
export function inSight({ tops, heights }: Slots, from: number, to: number): [number, number] {
  const first = firstWhere(tops.length, (index) => at(tops, index) + at(heights, index) > from);
  const end = firstWhere(tops.length, (index) => at(tops, index) >= to);
  return [Math.min(first, end), end];
}

/** The scroll position that shows a card with the least movement; undefined if it is in sight. */
export function scrollFor(
  { tops, heights }: Slots,
  index: number,
  from: number,
  height: number,
): number | undefined {
  const top = at(tops, index);
  const bottom = top + at(heights, index);
  if (top < from) return Math.max(0, top - GAP);
  if (bottom > from + height) return bottom - height + GAP;
  return undefined;
}

const at = (list: readonly number[], index: number) => list[index] ?? 0;

/** The first index that is true; the answers are false up to it and true from it on. */
function firstWhere(length: number, test: (index: number) => boolean): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (test(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

import { useState } from 'react';
import type { BoardColumn } from '../wire';
import type { Reveal } from './column-cards';
import { linkId } from './tools';
import { spotOf } from './walk';

/** Takes the focus to cards, also to those that are not drawn yet. */
export class BoardFocus {
  /** The card that takes the focus as soon as it is drawn. */
  readonly wanted: { current: string | null } = { current: null };
  columns: readonly BoardColumn[] = [];
  readonly #reveals = new Map<string, Reveal>();

  /** Columns say how their cards are brought into sight; a folded one has no way. */
  readonly onReady = (column: string, reveal: Reveal | undefined): void => {
    if (reveal) this.#reveals.set(column, reveal);
    else this.#reveals.delete(column);
  };

  to(card: string): void {
    this.wanted.current = null;
    const link = document.getElementById(linkId(card));
    if (link) {
      link.focus();
      return;
    }
    const spot = spotOf(this.columns, card);
    const column = spot && this.columns[spot.column];
    if (!column) return;
    const reveal = this.#reveals.get(column.id);
    if (reveal) {
      this.wanted.current = card;
      reveal(spot.row);
    } else {
      // A folded column is a rail; a phone shows another column, whose stage is pressed.
      const rail = `button[data-column="${column.id}"], .board-stage[aria-pressed="true"]`;
      document.querySelector<HTMLElement>(rail)?.focus();
    }
  }

  /** The card was drawn anew elsewhere; whoever has moved on in the meantime is not called back. */
  toIfLost(card: string): void {
    this.wanted.current = null;
    if (document.activeElement === document.body) this.to(card);
  }
}

export function useFocus(columns: readonly BoardColumn[]): BoardFocus {
  const [focus] = useState(() => new BoardFocus());
  focus.columns = columns;
  return focus;
}

/** Where the keyboard leads on the board. */
import { mayMove } from '../moves';
import type { ColumnChoice } from '../queries';
import type { ApplicantCard } from '../wire';

/** A column as the keyboard sees it; a folded one has no cards to walk on. */
export interface Walkway {
  id: string;
  cards: readonly { id: string }[];
}

export interface Spot {
  column: number;
  row: number;
}

export function spotOf(columns: readonly Walkway[], card: string): Spot | undefined {
  for (const [column, { cards }] of columns.entries()) {
    const row = cards.findIndex(({ id }) => id === card);
    if (row >= 0) return { column, row };
  }
  return undefined;
}

/** The card that an arrow leads to. Sideways, empty columns are passed over. */
export function walk(
  columns: readonly Walkway[],
  { column, row }: Spot,
  key: string,
): string | undefined {
  const cards = columns[column]?.cards ?? [];
  switch (key) {
    case 'ArrowUp':
      return cards[row - 1]?.id;
    case 'ArrowDown':
      return cards[row + 1]?.id;
    case 'Home':
      return row > 0 ? cards[0]?.id : undefined;
    case 'End':
      return row < cards.length - 1 ? cards.at(-1)?.id : undefined;
    case 'ArrowLeft':
      return besides(columns.slice(0, column).reverse(), row);
    case 'ArrowRight':
      return besides(columns.slice(column + 1), row);
    default:
      return undefined;
  }
}

function besides(columns: readonly Walkway[], row: number): string | undefined {
  const next = columns.find(({ cards }) => cards.length > 0);
  return next && (next.cards[row] ?? next.cards.at(-1))?.id;
}

/** The nearest column to the left or to the right where the card may go; what is forbidden is passed over. */
export function columnBeside<Column extends ColumnChoice>(
  columns: readonly Column[],
  card: ApplicantCard,
  step: 1 | -1,
): Column | undefined {
  const at = columns.findIndex(({ id }) => id === card.column_id);
  const ahead = step === 1 ? columns.slice(at + 1) : columns.slice(0, Math.max(at, 0)).reverse();
  return ahead.find((column) => mayMove(card, column));
}

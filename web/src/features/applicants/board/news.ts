import { m } from '@/paraglide/messages';
import { columnName } from '../stage-menu';
import type { Board, BoardColumn } from '../wire';

/** What others have changed since the last answer. */
export interface News {
  changes: { name: string; column: Pick<BoardColumn, 'stage' | 'name'>; isNew: boolean }[];
  /** The same twice is news twice. */
  at: number;
}

/** The board with what has changed on it since it was last asked for. */
export type FollowedBoard = Board & { news?: News };

/**
 * Compares an answer with what is shown. Own moves are shown before the server has agreed, so whatever differs was done
 * by somebody else.
 */
export function newsOf(before: Board | undefined, fresh: Board, at: number): News | undefined {
  if (!before) return undefined;
  const places = new Map(
    before.data.flatMap((column) => column.cards.map(({ id }) => [id, column.id])),
  );
  const isWhole = before.data.every(({ count, cards }) => count <= cards.length);
  const changes: News['changes'] = [];
  for (const column of fresh.data) {
    const here = { stage: column.stage, name: column.name };
    const unknown = column.cards.filter(({ id }) => !places.has(id));
    for (const { id, name } of column.cards) {
      const place = places.get(id);
      if (place !== undefined && place !== column.id) {
        changes.push({ name, column: here, isNew: false });
      }
    }
    // Beyond what is loaded somebody may only have become visible: no more have come than the count has grown.
    const known = before.data.find(({ id }) => id === column.id)?.count ?? 0;
    const arrived = isWhole ? unknown : unknown.slice(0, Math.max(0, column.count - known));
    const isNew = isWhole || fresh.total > before.total;
    for (const { name } of arrived) changes.push({ name, column: here, isNew });
  }
  return changes.length > 0 ? { changes, at } : undefined;
}

/** For screen readers: one change by name, several as a number. */
export function newsText({ changes }: News): string {
  const [first, ...more] = changes;
  if (!first || more.length > 0) return m.board_changed({ count: changes.length });
  const { name, column, isNew } = first;
  return isNew ? m.board_arrived({ name }) : m.board_moved({ name, column: columnName(column) });
}

import { type FocusEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';
import { KanbanList } from '@/ui/kanban';
import type { ApplicantFilter } from '../filter';
import type { BoardColumn } from '../wire';
import { BoardCard } from './board-card';
import { scrollFor, slotsOf } from './slots';
import { useBoardTools } from './tools';
import { useMore } from './use-more';
import { useSight } from './use-sight';

/** Scrolls a column so that a card of it is in sight, by its row. */
export type Reveal = (row: number) => void;

export interface ColumnCardsProps {
  column: BoardColumn;
  filter: ApplicantFilter;
  /** The application that is shown beside the board. */
  openId?: string;
  draggedId?: string;
  isBusy: (id: string) => boolean;
  /** What scrolls; without it the page does. */
  scroller?: RefObject<HTMLElement | null>;
  /** Called with the way to show a card of this column, and with undefined when the column goes. */
  onReady?: (column: string, reveal: Reveal | undefined) => void;
  label?: string;
}

/** The cards of a column; only those in sight are in the document, and the one that Tab reaches. */
export function ColumnCards(props: ColumnCardsProps) {
  const { column, filter, openId, draggedId, isBusy, scroller, onReady, label } = props;
  const { cards } = column;
  const { namesVacancy } = useBoardTools();
  const list = useRef<HTMLUListElement>(null);
  const slots = useMemo(() => slotsOf(cards, namesVacancy), [cards, namesVacancy]);
  const [first, end] = useSight(list, slots, scroller);
  const [current, setCurrent] = useState<string>();
  const currentRow = Math.max(
    0,
    cards.findIndex(({ id }) => id === current),
  );
  const reveal = useRef<Reveal>(() => undefined);
  reveal.current = (row) => {
    const box = scroller?.current;
    if (!list.current) return;
    const offset = box ? list.current.offsetTop : list.current.getBoundingClientRect().top;
    const from = box ? box.scrollTop - offset : -offset;
    const to = scrollFor(slots, row, from, box ? box.clientHeight : window.innerHeight);
    // Also drawn when nothing scrolls, as in a column that is not measured yet.
    setCurrent(cards[row]?.id);
    if (to !== undefined) (box ?? window).scrollBy({ top: to - from });
  };
  useEffect(() => {
    onReady?.(column.id, (row) => reveal.current(row));
    return () => onReady?.(column.id, undefined);
  }, [column.id, onReady]);

  const rows = new Set<number>();
  for (let row = first; row < end; row += 1) rows.add(row);
  if (cards.length > 0) rows.add(currentRow);
  const onFocus = (event: FocusEvent) => {
    const card = (event.target as HTMLElement).closest<HTMLElement>('[data-card]');
    if (card?.dataset.card) setCurrent(card.dataset.card);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens to what the links of the cards receive
    <div onFocus={onFocus}>
      <KanbanList ref={list} label={label} height={slots.total}>
        {[...rows]
          .sort((a, b) => a - b)
          .map((row) => {
            const card = cards[row];
            return (
              card && (
                <PlacedCard
                  key={card.id}
                  card={card}
                  row={row}
                  rows={column.count}
                  top={slots.tops[row] ?? 0}
                  height={slots.heights[row] ?? 0}
                  isTabbable={row === currentRow}
                  isOpen={card.id === openId}
                  isDragging={card.id === draggedId}
                  isBusy={isBusy(card.id)}
                />
              )
            );
          })}
      </KanbanList>
      <MoreCards filter={filter} column={column} />
    </div>
  );
}

type PlacedCardProps = Omit<Parameters<typeof BoardCard>[0], 'place'> & {
  row: number;
  rows: number;
  top: number;
  height: number;
};

/** Keeps the place the same object while nothing of it changes, so that scrolling draws only new cards. */
function PlacedCard({ row, rows, top, height, ...card }: PlacedCardProps) {
  const place = useMemo(() => ({ row, rows, top, height }), [row, rows, top, height]);
  return <BoardCard {...card} place={place} />;
}

function MoreCards({ filter, column }: { filter: ApplicantFilter; column: BoardColumn }) {
  const { next, load, busy, error } = useMore(filter, column);
  if (next === 0) return null;
  return (
    <div className="board-more">
      <Button size="sm" wide busy={busy} onClick={() => void load()}>
        {m.board_more({ count: next })}
      </Button>
      <p role="alert" className="board-more-error">
        {error}
      </p>
    </div>
  );
}

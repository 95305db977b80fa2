import { type TouchEvent, useEffect, useRef, useState } from 'react';
import { APPLICATION_STATUSES } from '@/i18n/application-labels';
import { m } from '@/paraglide/messages';
import { KanbanTick } from '@/ui/kanban';
import { STATUS_OF } from '../moves';
import { columnName } from '../stage-menu';
import type { ApplicationStage, BoardColumn } from '../wire';
import { ColumnCards, type ColumnCardsProps } from './column-cards';
import { swipeStep } from './swipe';
import { TONES } from './tones';

interface BoardPhoneProps extends Omit<ColumnCardsProps, 'column' | 'scroller' | 'label'> {
  columns: readonly BoardColumn[];
  spoken: string;
  onStage: (stage: ApplicationStage) => void;
}

/** One stage at a time; the page itself scrolls. */
export function BoardPhone({ columns, spoken, onStage, ...cards }: BoardPhoneProps) {
  const [chosen, setChosen] = useState<string>();
  const column =
    columns.find(({ id }) => id === chosen) ??
    columns.find(({ stage }) => stage === cards.filter.stage) ??
    columns[0];
  const switcher = useRef<HTMLDivElement>(null);
  const id = column?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chip of another column comes into sight.
  useEffect(() => {
    const row = switcher.current;
    const chip = row?.querySelector<HTMLElement>('[aria-pressed="true"]');
    // Not `scrollIntoView`: the page must not move.
    if (row && chip)
      row.scrollTo({ left: chip.offsetLeft - (row.clientWidth - chip.clientWidth) / 2 });
  }, [id]);
  const touch = useRef<{ x: number; y: number } | null>(null);
  if (!column) return null;

  const choose = (next: BoardColumn | undefined) => {
    if (!next) return;
    setChosen(next.id);
    onStage(next.stage);
  };
  const onTouchEnd = (event: TouchEvent) => {
    const from = touch.current;
    const to = event.changedTouches[0];
    touch.current = null;
    if (!from || !to) return;
    const step = swipeStep(to.clientX - from.x, to.clientY - from.y);
    if (step !== 0) choose(columns[columns.indexOf(column) + step]);
  };
  const status = STATUS_OF[column.stage];
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form; these choose what is shown. */}
      <div
        ref={switcher}
        className="board-stages noscroll"
        role="group"
        aria-label={m.board_stages()}
      >
        {columns.map((one) => (
          <button
            key={one.id}
            type="button"
            className="chip board-stage"
            aria-pressed={one.id === column.id}
            onClick={() => choose(one)}
          >
            <KanbanTick tone={TONES[one.stage]} />
            {columnName(one)} <span className="board-stage-count">{one.count}</span>
          </button>
        ))}
      </div>
      <section
        className="board-one"
        aria-label={columnName(column)}
        onTouchStart={({ touches }) => {
          const first = touches[0];
          touch.current =
            touches.length === 1 && first ? { x: first.clientX, y: first.clientY } : null;
        }}
        onTouchEnd={onTouchEnd}
      >
        <p className="board-sees" data-status={status}>
          {m.applicants_sees({ status: APPLICATION_STATUSES[status]() })}
        </p>
        {column.count === 0 && <p className="board-one-empty">{m.board_column_empty()}</p>}
        {/* A column scrolls from its own top. */}
        <ColumnCards key={column.id} {...cards} column={column} label={columnName(column)} />
      </section>
      <p role="status" className="sr-only">
        {spoken}
      </p>
    </>
  );
}

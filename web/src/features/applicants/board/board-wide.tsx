import { Ellipsis } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, type Ref, useRef } from 'react';
import { APPLICATION_STATUSES } from '@/i18n/application-labels';
import { m } from '@/paraglide/messages';
import { KanbanBoard, KanbanColumn, KanbanRail } from '@/ui/kanban';
import { Menu } from '@/ui/menu';
import { type ApplicantFilter, changed, SORTS as ORDER, type Sort } from '../filter';
import { mayMove } from '../moves';
import { columnName } from '../stage-menu';
import type { BoardColumn } from '../wire';
import { bracketsOf } from './brackets';
import { ColumnCards, type ColumnCardsProps } from './column-cards';
import { SORTS } from './filter-words';
import { TONES } from './tones';
import type { Drag } from './use-drag';
import type { useFolding } from './use-folding';

interface BoardWideProps extends Omit<ColumnCardsProps, 'column' | 'scroller' | 'label'> {
  ref: Ref<HTMLElement>;
  columns: readonly BoardColumn[];
  folding: ReturnType<typeof useFolding>;
  drag: Drag | null;
  spoken: string;
  onSort: (filter: ApplicantFilter) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onPointerDown: (event: PointerEvent) => void;
}

/** Every stage on one screen; each column scrolls alone. */
export function BoardWide(props: BoardWideProps) {
  const { ref, columns, folding, drag, spoken, onSort, onKeyDown, onPointerDown, ...cards } = props;
  const shown = columns.map((column) => ({ ...column, isFolded: folding.isFolded(column) }));
  const brackets = bracketsOf(shown);
  const stateOf = (column: BoardColumn) => {
    if (!drag || column.id === drag.card.column_id) return undefined;
    if (!mayMove(drag.card, column)) return 'closed';
    return drag.over === column.id ? 'target' : undefined;
  };
  return (
    <KanbanBoard
      ref={ref}
      label={m.board_label()}
      spoken={spoken}
      folded={shown.map(({ isFolded }) => isFolded)}
      brackets={brackets.map(({ status, start, span }) => ({
        id: `sees-${start}`,
        text: m.applicants_sees({ status: APPLICATION_STATUSES[status]() }),
        start,
        span,
      }))}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onDragStart={(event) => event.preventDefault()}
    >
      {shown.map((column, place) => {
        const title = columnName(column);
        const common = {
          id: column.id,
          title,
          count: column.count,
          tone: TONES[column.stage],
          state: stateOf(column),
        } as const;
        if (column.isFolded) {
          return (
            <KanbanRail
              key={column.id}
              {...common}
              label={m.board_unfold({ column: title, count: column.count })}
              onUnfold={() => folding.toggle(column)}
            />
          );
        }
        const over = brackets.find(({ start, span }) => place >= start && place < start + span);
        return (
          <WideColumn
            key={column.id}
            {...common}
            {...cards}
            column={column}
            describedBy={over && `sees-${over.start}`}
            onFold={() => folding.toggle(column)}
            onSort={onSort}
          />
        );
      })}
    </KanbanBoard>
  );
}

type WideColumnProps = Omit<ColumnCardsProps, 'scroller' | 'label'> &
  Omit<Parameters<typeof KanbanColumn>[0], 'menu' | 'emptyText' | 'scroller' | 'children'> & {
    onFold: () => void;
    onSort: (filter: ApplicantFilter) => void;
  };

function WideColumn({ id, title, count, tone, state, describedBy, ...rest }: WideColumnProps) {
  const { onFold, onSort, ...cards } = rest;
  const scroller = useRef<HTMLDivElement>(null);
  return (
    <KanbanColumn
      id={id}
      title={title}
      count={count}
      tone={tone}
      state={state}
      describedBy={describedBy}
      scroller={scroller}
      emptyText={m.board_column_empty()}
      menu={
        <ColumnMenu
          title={title}
          sort={cards.filter.sort ?? 'newest'}
          onSort={(sort) =>
            onSort(changed(cards.filter, { sort: sort === 'newest' ? undefined : sort }))
          }
          onFold={onFold}
        />
      }
    >
      <ColumnCards {...cards} scroller={scroller} label={title} />
    </KanbanColumn>
  );
}

interface ColumnMenuProps {
  title: string;
  sort: Sort;
  onSort: (sort: Sort) => void;
  onFold: () => void;
}

function ColumnMenu({ title, sort, onSort, onFold }: ColumnMenuProps) {
  return (
    <Menu
      label={m.board_column_menu({ column: title })}
      trigger={<Ellipsis size={20} strokeWidth={1.9} aria-hidden="true" />}
      items={[
        ...ORDER.map((value) => ({
          id: value,
          label: SORTS[value](),
          isChosen: value === sort,
          onSelect: () => onSort(value),
        })),
        { id: 'fold', label: m.board_fold(), onSelect: onFold },
      ]}
    />
  );
}

import { ChevronsLeftRight } from 'lucide-react';
import type { CSSProperties, HTMLAttributes, ReactNode, Ref } from 'react';
import { useId } from 'react';
import './kanban.css';
import { cx } from './cx';
import { VisuallyHidden } from './visually-hidden';

export type KanbanTone = 'new' | 'quiet' | 'waiting' | 'active' | 'done' | 'refused';

/** Text above neighbouring columns that belong together. */
export interface KanbanBracket {
  id: string;
  text: string;
  /** The first column below it, from 0, and how many. */
  start: number;
  span: number;
}

type KanbanBoardProps = Omit<HTMLAttributes<HTMLElement>, 'className'> & {
  ref?: Ref<HTMLElement>;
  /** The accessible name of the board. */
  label: string;
  /** The last move as text: "Malika Yusupova: Suhbat ustuniga oʻtdi". Announced politely when it changes. */
  spoken: string;
  /** For each column whether it is folded into a rail. */
  folded: readonly boolean[];
  brackets?: readonly KanbanBracket[];
  children: ReactNode;
};

/** Columns side by side; on phones they snap one by one, each 82 % of the screen wide. */
export function KanbanBoard({
  ref,
  label,
  spoken,
  folded,
  brackets = [],
  children,
  ...rest
}: KanbanBoardProps) {
  const widths = folded.map((isRail) => (isRail ? 'var(--kanban-rail)' : 'var(--kanban-column)'));
  return (
    <>
      <section
        {...rest}
        ref={ref}
        aria-label={label}
        className="kanban"
        style={{ '--kanban-columns': widths.join(' ') } as CSSProperties}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
        tabIndex={0}
      >
        {brackets.map(({ id, text, start, span }) => (
          <p
            key={id}
            id={id}
            className="kanban-bracket"
            style={{ gridColumn: `${start + 1} / span ${span}` }}
          >
            {text}
          </p>
        ))}
        {children}
      </section>
      <p role="status" className="sr-only">
        {spoken}
      </p>
    </>
  );
}

/** The colour of a column; a word is always beside it. */
export function KanbanTick({ tone }: { tone: KanbanTone }) {
  return <span className="kanban-tick" data-tone={tone} aria-hidden="true" />;
}

interface KanbanColumnProps {
  /** Identifies the column on the board. */
  id: string;
  title: string;
  /** How many cards there are, also those that are not loaded. */
  count: number;
  tone: KanbanTone;
  /** The id of the bracket above. */
  describedBy?: string;
  /** While a card is dragged: it is over this column, or may not be dropped here. */
  state?: 'target' | 'closed';
  /** A `Menu` with the column's own actions. */
  menu?: ReactNode;
  /** Shown when there are no cards. */
  emptyText?: string;
  /** The part that scrolls. */
  scroller?: Ref<HTMLDivElement>;
  /** A `KanbanList`, and what is below it. */
  children?: ReactNode;
}

export function KanbanColumn(props: KanbanColumnProps) {
  const { id, title, count, tone, describedBy, state, menu, emptyText, scroller, children } = props;
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      className="kanban-column"
      data-column={id}
      data-state={state}
    >
      <header className="kanban-head">
        <KanbanTick tone={tone} />
        <h2 id={titleId} className="kanban-title">
          {title} <span className="kanban-count">{count}</span>
        </h2>
        {menu}
      </header>
      <div ref={scroller} className="kanban-cards">
        {children}
        {count === 0 && emptyText && <p className="kanban-empty">{emptyText}</p>}
      </div>
    </section>
  );
}

interface KanbanRailProps {
  ref?: Ref<HTMLButtonElement>;
  id: string;
  title: string;
  count: number;
  tone: KanbanTone;
  /** The accessible name of the button: "Rad etildi, 4: ochish". */
  label: string;
  state?: 'target' | 'closed';
  onUnfold: () => void;
}

/** A folded column: one narrow button that also takes a dropped card. */
export function KanbanRail(props: KanbanRailProps) {
  const { ref, id, title, count, tone, label, state, onUnfold } = props;
  return (
    <button
      ref={ref}
      type="button"
      className="kanban-rail"
      aria-expanded={false}
      data-column={id}
      data-state={state}
      onClick={onUnfold}
    >
      <ChevronsLeftRight size={18} strokeWidth={1.9} aria-hidden="true" />
      <KanbanTick tone={tone} />
      <span className="kanban-rail-count" aria-hidden="true">
        {count}
      </span>
      <span className="kanban-rail-title" aria-hidden="true">
        {title}
      </span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </button>
  );
}

interface KanbanListProps {
  ref?: Ref<HTMLUListElement>;
  label?: string;
  /** The height of all cards, if they are placed one by one: only those in sight are children. */
  height?: number;
  children?: ReactNode;
}

export function KanbanList({ ref, label, height, children }: KanbanListProps) {
  return (
    <ul
      ref={ref}
      aria-label={label}
      className="kanban-list"
      data-placed={height !== undefined || undefined}
      style={{ height }}
    >
      {children}
    </ul>
  );
}

/** Where a card stands in a list that draws only the cards in sight. */
export interface KanbanPlace {
  top: number;
  height: number;
  /** From 0, of all cards of the column. */
  row: number;
  rows: number;
}

interface KanbanCardProps {
  /** Identifies the card on the board. */
  id: string;
  place?: KanbanPlace;
  /** New: the woven edge is visible. */
  isFresh?: boolean;
  /** Its details are shown beside the board. */
  isOpen?: boolean;
  isDragging?: boolean;
  isBusy?: boolean;
  /** A pointer or the focus has come to the card: what it needs next can be prepared. */
  onNear?: () => void;
  className?: string;
  children: ReactNode;
}

/** A slot for one application. Moving it has a menu: dragging is an extra, never the only way (WCAG 2.5.7). */
export function KanbanCard(props: KanbanCardProps) {
  const { id, place, isFresh, isOpen, isDragging, isBusy, onNear, className, children } = props;
  return (
    <li
      className={cx('card kanban-card', className)}
      data-card={id}
      data-fresh={isFresh || undefined}
      data-open={isOpen || undefined}
      data-dragging={isDragging || undefined}
      aria-busy={isBusy || undefined}
      onPointerEnter={onNear}
      onFocus={onNear}
      {...(place && {
        'aria-posinset': place.row + 1,
        'aria-setsize': place.rows,
        style: { height: place.height, transform: `translateY(${place.top}px)` },
      })}
    >
      {children}
    </li>
  );
}

import { GripVertical } from 'lucide-react';
import {
  createContext,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  useContext,
  useEffect,
  useId,
  useRef,
} from 'react';
import './kanban.css';
import { cx } from './cx';
import { Menu, type MenuItem } from './menu';

export type KanbanTone = 'new' | 'waiting' | 'active' | 'done' | 'refused';

/**
 * The card that was just moved. A move puts it into another column, where React mounts a new element; this tells the
 * new element to restore the focus.
 */
const MovedCard = createContext<RefObject<string | null>>({ current: null });

interface KanbanBoardProps {
  /** The accessible name of the board. */
  label: string;
  /** The last move as text: "Malika Yusupova: Suhbat ustuniga oʻtdi". Announced politely when it changes. */
  spoken: string;
  children: ReactNode;
}

/** Columns side by side; on phones they snap one by one, each 82 % of the screen wide. */
export function KanbanBoard({ label, spoken, children }: KanbanBoardProps) {
  const moved = useRef<string | null>(null);
  return (
    <MovedCard value={moved}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard */}
      <section aria-label={label} className="kanban" tabIndex={0}>
        {children}
      </section>
      <p role="status" className="sr-only">
        {spoken}
      </p>
    </MovedCard>
  );
}

interface KanbanColumnProps {
  ref?: Ref<HTMLElement>;
  title: string;
  count: number;
  tone: KanbanTone;
  /** A card is dragged over this column and may be dropped. */
  isTarget?: boolean;
  /** A `Menu` with the column's own actions. */
  menu?: ReactNode;
  /** Shown when there are no cards. */
  emptyText?: string;
  children?: ReactNode;
}

export function KanbanColumn({
  ref,
  title,
  count,
  tone,
  isTarget,
  menu,
  emptyText,
  children,
}: KanbanColumnProps) {
  const titleId = useId();
  return (
    <section ref={ref} aria-labelledby={titleId} className="kanban-column">
      <header className="kanban-head">
        <span className="kanban-tick" data-tone={tone} aria-hidden="true" />
        <h2 id={titleId} className="kanban-title">
          {title} <span className="kanban-count">{count}</span>
        </h2>
        {menu}
      </header>
      <ul className="kanban-cards" data-target={isTarget || undefined}>
        {children}
        {count === 0 && emptyText && <li className="kanban-empty">{emptyText}</li>}
      </ul>
    </section>
  );
}

export type MoveDirection = 'previous' | 'next';

interface KanbanCardProps {
  ref?: Ref<HTMLLIElement>;
  /** Identifies the card on the board. */
  id: string;
  /** Where the server allows the card to move; if empty there is no handle. */
  moves: readonly MenuItem[];
  /** The label of the handle: "Malika Yusupova: koʻchirish". */
  moveLabel: string;
  /** Called for Alt+← and Alt+→ anywhere in the card. */
  onMove?: (direction: MoveDirection) => void;
  isDragging?: boolean;
  className?: string;
  children: ReactNode;
}

/** A slot for one application. The handle is a menu: dragging is an extra, never the only way (WCAG 2.5.7). */
export function KanbanCard({
  ref,
  id,
  moves,
  moveLabel,
  onMove,
  isDragging,
  className,
  children,
}: KanbanCardProps) {
  const moved = useContext(MovedCard);
  const handle = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (moved.current !== id) return;
    moved.current = null;
    // The focus is restored only if it was lost: the user may have moved on.
    if (document.activeElement === document.body) handle.current?.focus();
  }, [id, moved]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
    // Alt+← is also the browser's Back.
    event.preventDefault();
    moved.current = id;
    onMove?.(event.key === 'ArrowLeft' ? 'previous' : 'next');
  };
  return (
    <li
      ref={ref}
      className={cx('card kanban-card', className)}
      data-dragging={isDragging || undefined}
      onKeyDown={onMove && onKeyDown}
    >
      {children}
      {moves.length > 0 && (
        <div className="kanban-handle">
          <Menu
            ref={handle}
            label={moveLabel}
            trigger={<GripVertical size={20} strokeWidth={1.9} aria-hidden="true" />}
            items={moves.map((move) => ({
              ...move,
              onSelect: () => {
                moved.current = id;
                move.onSelect();
              },
            }))}
          />
        </div>
      )}
    </li>
  );
}

/**
 * Dragging cards with a mouse or a pen; fingers scroll, and move cards by the menu. Nothing is laid out while a card
 * moves: a copy of it follows the pointer by `transform`, and the columns are measured once.
 */
import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { ApplicantCard } from '../wire';
import { type Area, type Box, columnAt, isDrag, type Point, scrollStep } from './drop';

export interface Drag {
  card: ApplicantCard;
  /** The column under the pointer. */
  over?: string;
}

interface DragProps {
  board: RefObject<HTMLElement | null>;
  /** The card of an element, if it may be moved at all. */
  cardOf: (id: string) => ApplicantCard | undefined;
  /** Answers whether the column takes the card; otherwise it flies back. */
  onDrop: (card: ApplicantCard, column: string) => boolean;
}

const BACK_MS = 200;

export function useDrag({ board, cardOf, onDrop }: DragProps) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const drop = useRef(onDrop);
  drop.current = onDrop;
  const stop = useRef<() => void>(() => undefined);
  useEffect(() => () => stop.current(), []);

  const onPointerDown = (event: PointerEvent) => {
    const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (event.pointerType === 'touch' || !isPlain || !board.current) return;
    const target = event.target as HTMLElement;
    const element = target.closest<HTMLElement>('[data-card]');
    if (!element || target.closest('button, [role=menu]')) return;
    const card = cardOf(element.dataset.card ?? '');
    if (!card) return;
    stop.current();
    stop.current = follow({
      board: board.current,
      element,
      start: { x: event.clientX, y: event.clientY },
      onOver: (over) => setDrag({ card, over }),
      onEnd: (over) => {
        setDrag(null);
        return over !== undefined && over !== card.column_id && drop.current(card, over);
      },
    });
  };
  return { drag, onPointerDown };
}

interface FollowProps {
  board: HTMLElement;
  element: HTMLElement;
  start: Point;
  onOver: (column: string | undefined) => void;
  /** Answers whether the card was taken; otherwise its copy flies back. */
  onEnd: (column: string | undefined) => boolean;
}

/** Follows the pointer until it is released. The result ends it at once. */
function follow({ board, element, start, onOver, onEnd }: FollowProps): () => void {
  let pointer = start;
  let frame = 0;
  let carried: Carried | undefined;
  let over: string | undefined;

  const draw = () => {
    frame = requestAnimationFrame(draw);
    if (!carried) return;
    const { ghost, area, boxes, scroll } = carried;
    ghost.style.transform = shifted(start, pointer);
    const step = scrollStep(area, pointer.x);
    if (step !== 0) board.scrollLeft += step;
    const next = columnAt(boxes, area, pointer, board.scrollLeft - scroll);
    if (next !== over) {
      over = next;
      onOver(over);
    }
  };
  const onMove = (event: globalThis.PointerEvent) => {
    pointer = { x: event.clientX, y: event.clientY };
    if (carried || !isDrag(pointer.x - start.x, pointer.y - start.y)) return;
    carried = pickUp(board, element);
    onOver(undefined);
    draw();
  };
  const end = (isDropped: boolean) => {
    cancelAnimationFrame(frame);
    for (const [name, listener] of Object.entries(listeners)) {
      window.removeEventListener(name, listener as EventListener, true);
    }
    if (!carried) return;
    const { ghost } = carried;
    carried = undefined;
    delete document.documentElement.dataset.carrying;
    const isTaken = onEnd(isDropped ? over : undefined);
    if (isTaken) ghost.remove();
    else flyBack(ghost);
  };
  const listeners = {
    pointermove: onMove,
    pointerup: () => {
      // The release is also a click on what was pressed, which would open the card.
      if (carried) swallowClick();
      end(true);
    },
    pointercancel: () => end(false),
    blur: (event: FocusEvent) => {
      if (event.target === window) end(false);
    },
    keydown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !carried) return;
      event.preventDefault();
      event.stopPropagation();
      swallowClick();
      end(false);
    },
  };
  for (const [name, listener] of Object.entries(listeners)) {
    window.addEventListener(name, listener as EventListener, true);
  }
  return () => end(false);
}

interface Carried {
  /** The copy under the pointer. */
  ghost: HTMLElement;
  area: Area;
  boxes: Box[];
  /** Where the board was scrolled to when it was measured. */
  scroll: number;
}

function pickUp(board: HTMLElement, element: HTMLElement): Carried {
  const { left, top, width, height } = element.getBoundingClientRect();
  const ghost = element.cloneNode(true) as HTMLElement;
  for (const named of ghost.querySelectorAll('[id]')) named.removeAttribute('id');
  ghost.removeAttribute('data-card');
  ghost.inert = true;
  ghost.classList.add('board-ghost');
  Object.assign(ghost.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    transform: 'none',
  });
  document.body.append(ghost);
  document.documentElement.dataset.carrying = '';
  window.getSelection()?.removeAllRanges();
  const boxes = [...board.querySelectorAll<HTMLElement>('[data-column]')].map((column) => {
    const box = column.getBoundingClientRect();
    return { id: column.dataset.column ?? '', left: box.left, right: box.right };
  });
  return { ghost, area: board.getBoundingClientRect(), boxes, scroll: board.scrollLeft };
}

function shifted(from: Point, to: Point): string {
  return `translate3d(${to.x - from.x}px, ${to.y - from.y}px, 0) rotate(1.5deg)`;
}

function flyBack(ghost: HTMLElement): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    ghost.remove();
    return;
  }
  ghost.style.transition = `transform ${BACK_MS}ms var(--ease-silk)`;
  ghost.style.transform = 'none';
  setTimeout(() => ghost.remove(), BACK_MS);
}

function swallowClick(): void {
  const swallow = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  // Released elsewhere than pressed, there is no click.
  window.addEventListener(
    'pointerup',
    () => setTimeout(() => window.removeEventListener('click', swallow, true)),
    { once: true },
  );
}

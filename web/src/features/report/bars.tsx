import { type CSSProperties, type KeyboardEvent, type ReactNode, useState } from 'react';
import { cx } from '@/ui/cx';

interface BarProps {
  /** What it shows, in words: read out, and shown while it has the focus. */
  text: string;
  className?: string;
  style?: CSSProperties;
  children?: ReactNode;
  tabIndex?: number;
}

/** A bar of a chart. It has the focus so that everybody can read its number. */
export function Bar({ text, className, children, ...rest }: BarProps) {
  return (
    <button
      {...rest}
      type="button"
      className={cx('report-bar', className)}
      aria-label={text}
      data-text={text}
      data-bar
    >
      {children}
    </button>
  );
}

const STEP: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at, last) => Math.min(last, at + 1),
  ArrowDown: (at, last) => Math.min(last, at + 1),
  ArrowLeft: (at) => Math.max(0, at - 1),
  ArrowUp: (at) => Math.max(0, at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** One tab stop for all bars of a chart; arrow keys walk between them. */
export function useWalk(count: number, begin = 0) {
  const [current, setCurrent] = useState(begin);
  const shown = Math.min(current, Math.max(0, count - 1));
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = STEP[event.key]?.(shown, count - 1);
    if (next === undefined) return;
    event.preventDefault();
    setCurrent(next);
    event.currentTarget.querySelectorAll<HTMLElement>('[data-bar]')[next]?.focus();
  };
  return { onKeyDown, tabIndexOf: (index: number) => (index === shown ? 0 : -1) };
}

import { cloneElement, type ReactElement, useId, useRef, useState } from 'react';
import { placeNear } from './place-near';
import './tooltip.css';

interface TooltipProps {
  text: string;
  /** A single focusable control with its own accessible name; the tooltip adds to it and never replaces it. */
  children: ReactElement<{ 'aria-describedby'?: string }>;
}

/** A tooltip on hover and keyboard focus. Escape hides it, and the pointer may move onto it (WCAG 1.4.13). */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const box = useRef<HTMLSpanElement>(null);
  const [dismissed, setDismissed] = useState(false);
  const reset = () => setDismissed(false);
  const place = () => {
    if (box.current && anchor.current) {
      placeNear(box.current, anchor.current, { side: 'above', align: 'center' });
    }
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens to what its child, a real control, receives
    <span
      ref={anchor}
      className="tooltip-anchor"
      data-dismissed={dismissed || undefined}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setDismissed(true);
      }}
      onMouseEnter={place}
      onFocus={place}
      onMouseLeave={reset}
      onBlur={reset}
    >
      {cloneElement(children, { 'aria-describedby': id })}
      <span ref={box} id={id} role="tooltip" className="tooltip">
        {text}
      </span>
    </span>
  );
}

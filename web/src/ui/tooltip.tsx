import { cloneElement, type ReactElement, useId, useState } from 'react';
import './tooltip.css';

interface TooltipProps {
  text: string;
  /** A single focusable control with its own name; the tooltip adds to it and never replaces it. */
  children: ReactElement<{ 'aria-describedby'?: string }>;
}

/** A hint on hover and keyboard focus. Escape hides it, and the pointer may rest on it (WCAG 1.4.13). */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const [dismissed, setDismissed] = useState(false);
  const reset = () => setDismissed(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens to what its child, a real control, receives
    <span
      className="tooltip-anchor"
      data-dismissed={dismissed || undefined}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setDismissed(true);
      }}
      onMouseLeave={reset}
      onBlur={reset}
    >
      {cloneElement(children, { 'aria-describedby': id })}
      <span id={id} role="tooltip" className="tooltip">
        {text}
      </span>
    </span>
  );
}

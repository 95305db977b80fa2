import { type ReactNode, useCallback } from 'react';

interface FocusGroupProps {
  /** An error summary or an address leads here. */
  id: string;
  /** The form library's handle: it asks for the focus when this answer is wrong. */
  handle: (target: { focus: () => void } | null) => void;
  children: ReactNode;
}

const CONTROLS = 'input, select, button';

/** Lets the form put the focus into an answer that is made of several controls. */
export function FocusGroup({ id, handle, children }: FocusGroupProps) {
  const place = useCallback(
    (element: HTMLDivElement | null) =>
      handle(element && { focus: () => element.querySelector<HTMLElement>(CONTROLS)?.focus() }),
    [handle],
  );
  return (
    <div id={id} ref={place} tabIndex={-1}>
      {children}
    </div>
  );
}

import { type ReactNode, useCallback } from 'react';

interface FocusGroupProps {
  /** The target of an error summary or a URL fragment. */
  id: string;
  /** The form library's ref: it focuses this answer when it is invalid. */
  handle: (target: { focus: () => void } | null) => void;
  children: ReactNode;
}

const CONTROLS = 'input, select, button';

/** Lets the form focus an answer that consists of several controls. */
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

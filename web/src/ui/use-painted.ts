import { useLayoutEffect, useState } from 'react';
import { isTakingOver, waitForTurn } from '@/lib/turns';

/**
 * What the server painted inside the element, as long as the part waits for its turn; null when it is to be drawn, which
 * is nearly always. `mark` must stand in it: otherwise it is something else.
 */
export function usePainted(selector: string, mark: string): string | null {
  const [painted, setPainted] = useState(() =>
    isTakingOver() ? paintedInside(selector, mark) : null,
  );
  useLayoutEffect(() => waitForTurn(() => setPainted(null)), []);
  return painted;
}

function paintedInside(selector: string, mark: string): string | null {
  const html = document.querySelector(selector)?.innerHTML;
  return html?.includes(mark) ? html : null;
}

import { type HTMLAttributes, type ReactNode, useLayoutEffect, useState } from 'react';
import { isTakingOver, waitForTurn } from '@/lib/turns';

interface InTurnProps extends HTMLAttributes<HTMLElement> {
  as: 'div' | 'footer' | 'li' | 'nav';
  /** Where the server painted it. */
  at: string;
  /** Must stand in what was painted there: otherwise it is something else. */
  mark: string;
  children: ReactNode;
}

/** A part of a page that waits for its turn (`lib/turns.ts`) and until then stays as the server painted it. */
export function InTurn({ as: Tag, at, mark, children, ...attributes }: InTurnProps) {
  const [painted, setPainted] = useState(() => (isTakingOver() ? paintedInside(at, mark) : null));
  useLayoutEffect(() => {
    if (painted !== null) waitForTurn(() => setPainted(null));
  }, [painted]);
  if (painted === null) return <Tag {...attributes}>{children}</Tag>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what already stands there
  return <Tag {...attributes} data-painted="" dangerouslySetInnerHTML={{ __html: painted }} />;
}

function paintedInside(selector: string, mark: string): string | null {
  const html = document.querySelector(selector)?.innerHTML;
  return html?.includes(mark) ? html : null;
}

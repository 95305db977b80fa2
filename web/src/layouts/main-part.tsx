import type { ReactNode } from 'react';
import { InTurn } from '@/ui/in-turn';

/** The page itself between header and footer; the link at the top of every page leads here. */
export function MainPart({ children }: { children: ReactNode }) {
  return (
    <InTurn>
      <main id="main" tabIndex={-1} className="frame-main">
        {children}
      </main>
    </InTurn>
  );
}

import type { ReactNode } from 'react';
import { InTurn } from '@/ui/in-turn';

/** The main content between header and footer; the target of the skip link. */
export function MainPart({ children }: { children: ReactNode }) {
  return (
    <InTurn>
      <main id="main" tabIndex={-1} className="frame-main">
        {children}
      </main>
    </InTurn>
  );
}

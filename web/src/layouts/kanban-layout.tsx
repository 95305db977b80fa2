import type { ReactNode } from 'react';
import { Header } from './header';

/** The board: the whole window, each column scrolls separately, no footer. */
export function KanbanLayout({ children }: { children: ReactNode }) {
  return (
    <div className="frame frame-window">
      <Header />
      <main id="main" tabIndex={-1} className="frame-main frame-board">
        {children}
      </main>
    </div>
  );
}

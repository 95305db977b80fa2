import type { ReactNode } from 'react';
import { BottomNav } from './bottom-nav';
import { Header } from './header';

/**
 * The board, no footer. On desktops it fills the window and each column scrolls separately; on phones the page scrolls
 * above the bottom navigation.
 */
export function KanbanLayout({ children }: { children: ReactNode }) {
  return (
    <div className="frame frame-tabs frame-window">
      <Header />
      <main id="main" tabIndex={-1} className="frame-main frame-board">
        {children}
      </main>
      <BottomNav />
    </div>
  );
}

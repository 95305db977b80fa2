import type { ReactNode } from 'react';
import { BottomNav } from './bottom-nav';
import { Footer } from './footer';
import { Header } from './header';

/** Header, page, footer; on phones also the bottom navigation. */
export function DefaultLayout({ children }: { children: ReactNode }) {
  return (
    <div className="frame frame-tabs">
      <Header />
      <main id="main" tabIndex={-1} className="frame-main">
        {children}
      </main>
      <Footer />
      <BottomNav />
    </div>
  );
}

import type { ReactNode } from 'react';
import { BottomNav } from './bottom-nav';
import { Footer } from './footer';
import { Header } from './header';
import { MainPart } from './main-part';

/** Header, page, footer; on phones also the bottom navigation. */
export function DefaultLayout({ children }: { children: ReactNode }) {
  return (
    <div className="frame frame-tabs">
      <Header />
      <MainPart>{children}</MainPart>
      <Footer />
      <BottomNav />
    </div>
  );
}

import type { ReactNode } from 'react';
import { Header } from './header';

/** Signing in: the header for the way back, one narrow column, nothing that distracts. */
export function AuthLayout({ children }: { children: ReactNode }) {
  return (
    <div className="frame">
      <Header />
      <main id="main" tabIndex={-1} className="frame-main">
        <div className="wrap frame-narrow">{children}</div>
      </main>
    </div>
  );
}

import type { ReactNode } from 'react';
import { Header } from './header';
import { MainPart } from './main-part';

/** Sign-in pages: the header and one narrow column, nothing that distracts. */
export function AuthLayout({ children }: { children: ReactNode }) {
  return (
    <div className="frame">
      <Header />
      <MainPart>
        <div className="wrap frame-narrow">{children}</div>
      </MainPart>
    </div>
  );
}

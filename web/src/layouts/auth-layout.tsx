import type { ReactNode } from 'react';
import { m } from '@/paraglide/messages';
import './auth-layout.css';

/** One narrow column for signing in; where a window has room for more, what the home page promises is beside it. */
export function AuthLayout({ children }: { children: ReactNode }) {
  return (
    <div className="wrap auth-layout">
      <div className="frame-narrow auth-column">{children}</div>
      <div className="auth-side" aria-hidden="true">
        <p className="auth-side-words display">
          {m.home_headline_1()}
          <br />
          {m.home_headline_2()}
        </p>
        <div className="auth-side-cloth" />
      </div>
    </div>
  );
}

import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { m } from '@/paraglide/messages';
import { MainPart } from './main-part';

interface BackLayoutProps {
  /** The target of "back"; a fixed path, so that it works for visitors who came by a link. */
  back: string;
  /** The title of the steps, beside the back link. */
  title?: ReactNode;
  /** Spells out where the back link leads. */
  backText?: string;
  /** The page lays out its own columns, as a form of several steps does. */
  wide?: boolean;
  children: ReactNode;
}

/** Steps and details: no header and footer, only a back link. */
export function BackLayout({ back, title, backText, wide, children }: BackLayoutProps) {
  return (
    <div className="frame">
      <header className="header">
        <div className="wrap header-row">
          {backText ? (
            <Link to={back} activeOptions={{ exact: true }} className="header-link header-back">
              <ArrowLeft size={20} strokeWidth={1.9} aria-hidden="true" />
              {backText}
            </Link>
          ) : (
            <Link to={back} className="icon-btn" aria-label={m.shell_back()}>
              <ArrowLeft size={22} strokeWidth={1.8} aria-hidden="true" />
            </Link>
          )}
          {title && <p className="header-title">{title}</p>}
        </div>
      </header>
      <MainPart>{wide ? children : <div className="wrap frame-narrow">{children}</div>}</MainPart>
    </div>
  );
}

import { useRouterState } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { pathTo } from '@/i18n/go';
import { getLocale, joinLocale, LOCALE_LABELS, LOCALES } from '@/i18n/locale';
import { m } from '@/paraglide/messages';

interface BackLayoutProps {
  /** The target of "back"; a fixed path, so that it works for visitors who came by a link. */
  back: string;
  /** The title of the steps, beside the back link. */
  title?: ReactNode;
  /** Spells out where the back link leads. */
  backText?: string;
  /** For people who have just come: a choice of the language. */
  languages?: boolean;
  children: ReactNode;
}

/** Steps and details: a bar with a back link in place of the frame. */
export function BackLayout({ back, title, backText, languages, children }: BackLayoutProps) {
  return (
    <div className="back-page">
      <header className="header">
        <div className="wrap header-row">
          {backText ? (
            <a href={pathTo(back)} className="header-link header-back">
              <ArrowLeft size={20} strokeWidth={1.9} aria-hidden="true" />
              {backText}
            </a>
          ) : (
            <a href={pathTo(back)} className="icon-btn" aria-label={m.shell_back()}>
              <ArrowLeft size={22} strokeWidth={1.8} aria-hidden="true" />
            </a>
          )}
          {title && <p className="header-title">{title}</p>}
          {languages && <Languages />}
        </div>
      </header>
      <div className="back-main">{children}</div>
    </div>
  );
}

/** The same links as in the header of the site; the frame remembers the choice. */
function Languages() {
  const { pathname, searchStr } = useRouterState({ select: (state) => state.location });
  return (
    <nav className="header-tools languages" aria-label={m.shell_language()}>
      {LOCALES.map((locale) => (
        <a
          key={locale}
          className="language"
          href={joinLocale(locale, pathname) + searchStr}
          lang={locale}
          hrefLang={locale}
          data-act="language"
          aria-current={locale === getLocale() || undefined}
        >
          <span aria-hidden="true">{LOCALE_LABELS[locale].short}</span>
          <span className="language-name">{LOCALE_LABELS[locale].full}</span>
        </a>
      ))}
    </nav>
  );
}

import { useRouterState } from '@tanstack/react-router';
import { getLocale, joinLocale, LOCALE_LABELS, LOCALES, rememberLocale } from '@/i18n/locale';
import { m } from '@/paraglide/messages';

/** Plain links to the same page in the other languages: a full page load, since the server renders the head again. */
export function LanguageSwitch() {
  const { pathname, searchStr } = useRouterState({ select: (state) => state.location });
  return (
    <nav className="languages" aria-label={m.shell_language()}>
      {LOCALES.map((locale) => (
        <a
          key={locale}
          className="language"
          href={joinLocale(locale, pathname) + searchStr}
          lang={locale}
          hrefLang={locale}
          aria-current={locale === getLocale() ? 'true' : undefined}
          onClick={() => rememberLocale(locale)}
        >
          <span aria-hidden="true">{LOCALE_LABELS[locale].short}</span>
          <span className="sr-only">{LOCALE_LABELS[locale].full}</span>
        </a>
      ))}
    </nav>
  );
}

import { getLocale, LOCALE_LABELS, LOCALES, rememberLocale } from '@/i18n/locale';
import { reloadOnline } from '@/lib/open-later';
import { m } from '@/paraglide/messages';

/** The console has no language in its URL: the choice is stored and the page reloaded. */
export function LanguageChoice() {
  return (
    <fieldset className="console-languages">
      <legend className="sr-only">{m.console_language()}</legend>
      {LOCALES.map((locale) => (
        <button
          key={locale}
          type="button"
          className="console-language"
          lang={locale}
          aria-pressed={locale === getLocale()}
          onClick={() => {
            rememberLocale(locale);
            reloadOnline();
          }}
        >
          <span aria-hidden="true">{LOCALE_LABELS[locale].short}</span>
          <span className="sr-only">{LOCALE_LABELS[locale].full}</span>
        </button>
      ))}
    </fieldset>
  );
}

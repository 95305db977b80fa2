// The locale of a page comes from its path: uz has no prefix, the others have /ru and /en. Only the staff console has
// no language in its path.
import { locales as all, baseLocale, overwriteGetLocale } from '@/paraglide/runtime';

export type Locale = (typeof all)[number];
export const LOCALES: readonly Locale[] = all;

/** The names in the language switch: short on screen, in full for screen readers. */
export const LOCALE_LABELS: Record<Locale, { short: string; full: string }> = {
  uz: { short: 'Oʻz', full: 'Oʻzbekcha' },
  ru: { short: 'Ру', full: 'Русский' },
  en: { short: 'En', full: 'English' },
};

const PREFIXED = /^\/(ru|en)(?=\/|$)(?!\/admin(\/|$))/;
const CONSOLE = /^\/admin(\/|$)/;

export function isConsole(path: string): boolean {
  return CONSOLE.test(path);
}

/** Splits a path into its locale and the path that the route tree knows. */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  const prefix = PREFIXED.exec(pathname)?.[1] as Locale | undefined;
  if (!prefix) return { locale: baseLocale, path: pathname };
  return { locale: prefix, path: pathname.slice(prefix.length + 1) || '/' };
}

/** The same path with the prefix of that locale. */
export function joinLocale(locale: Locale, path: string): string {
  if (locale === baseLocale || isConsole(path)) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

let current: Locale = baseLocale;

/** Called once at startup; changing the language is a full page load, so the value never changes later. */
export function startLocale(pathname: string): Locale {
  current = isConsole(pathname) ? consoleLocale() : splitLocale(pathname).locale;
  overwriteGetLocale(() => current);
  return current;
}

/** The language chosen on the site, by default Russian; the server has the same rule in `web/console.rs`. */
function consoleLocale(): Locale {
  const chosen = /(?:^|; )i18n_redirected=(\w+)/.exec(document.cookie)?.[1];
  return LOCALES.find((locale) => locale === chosen) ?? 'ru';
}

export function getLocale(): Locale {
  return current;
}

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Stores the chosen language, so that the server redirects the next visit to `/` accordingly. */
export function rememberLocale(locale: Locale): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari.
  document.cookie = `i18n_redirected=${locale}; max-age=${YEAR_SECONDS}; path=/; samesite=lax`;
}

import type { LocationRewrite } from '@tanstack/react-router';
import { joinLocale, type Locale, splitLocale } from './locale';

/**
 * Removes the locale prefix before routing and adds it to every link. An unknown prefix (`/de/help`) is left alone,
 * matches no route and leads to the 404 page.
 */
export function localeRewrite(locale: Locale): LocationRewrite {
  return {
    input: ({ url }) => {
      url.pathname = splitLocale(url.pathname).path;
      return url;
    },
    output: ({ url }) => {
      url.pathname = joinLocale(locale, url.pathname);
      return url;
    },
  };
}

import type { LocationRewrite } from '@tanstack/react-router';
import { joinLocale, type Locale, splitLocale } from './locale';

/**
 * Takes the locale prefix off before the router looks for a route and puts it back into every link.
 * An unknown prefix (`/de/help`) is left alone, matches no route and becomes the 404 page.
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

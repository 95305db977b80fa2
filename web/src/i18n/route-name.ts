import type { Locale } from './locale';

/** Joins a route's name with the locale (`index___uz`, `jobs-slug___ru`), as product §2 requires. */
export function routeName(fullPath: string, locale: Locale): string {
  const name = fullPath
    .split('/')
    .filter(Boolean)
    .map((part) => part.replace(/^\$/, ''))
    .join('-');
  return `${name || 'index'}___${locale}`;
}

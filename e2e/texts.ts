// The product's texts in three languages, read from the same files that the product uses.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Locale } from './pages.ts';

const folder = fileURLToPath(new URL('../locales/', import.meta.url));

function read(locale: Locale): Record<string, unknown> {
  const files = readdirSync(`${folder}${locale}`, { recursive: true }) as string[];
  const texts = files
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(`${folder}${locale}/${file}`, 'utf8')));
  return Object.assign({}, ...texts);
}

const texts = { uz: read('uz'), ru: read('ru'), en: read('en') };

/** The text under a key, with `{name}` filled in. Plural messages are addressed by their variant, `key` → `variant`. */
export function text(
  locale: Locale,
  key: string,
  fill: Record<string, string | number> = {},
  variant?: string,
): string {
  let found = texts[locale][key];
  if (variant !== undefined && Array.isArray(found)) found = found[0]?.match?.[variant];
  if (typeof found !== 'string') throw new Error(`${locale}: no text ${key} ${variant ?? ''}`);
  return found.replace(/\{(\w+)\}/g, (whole, name) => String(fill[name] ?? whole));
}

/** Every text of a language; a plural message yields each of its forms. */
export function allTexts(locale: Locale): string[] {
  const forms = (found: unknown): string[] => {
    if (typeof found === 'string') return [found];
    return Array.isArray(found) ? found.flatMap(({ match = {} }) => Object.values(match) as string[]) : [];
  };
  return Object.values(texts[locale]).flatMap(forms);
}

// Finds texts in another language, and bare message keys, among the texts of a page.
import { LOCALES, type Locale } from './pages.ts';
import { allTexts } from './texts.ts';

interface Known {
  exact: Set<string>;
  /** Messages with placeholders, as patterns of the texts they can become. */
  patterns: RegExp[];
}

/** A text that identifies a language: not a number, and not a currency code. */
const WORDS = /\p{L}{2,}\p{Ll}/u;

function known(locale: Locale): Known {
  const exact = new Set<string>();
  const patterns: RegExp[] = [];
  for (const text of allTexts(locale)) {
    // Links inside a text are in brackets and are separate elements on the page.
    for (const piece of text.split(/[[\]\n]/).map((one) => one.trim())) {
      const parts = piece.split(/\{\w+\}/);
      if (parts.length === 1) exact.add(piece);
      else if (WORDS.test(parts.join(' '))) {
        patterns.push(new RegExp(`^${parts.map((part) => part.replace(/[.*+?^${}()|\\]/g, '\\$&')).join('.+')}$`, 'u'));
      }
    }
  }
  return { exact, patterns };
}

const KNOWN = Object.fromEntries(LOCALES.map((locale) => [locale, known(locale)])) as Record<Locale, Known>;

const isKnown = (locale: Locale, text: string) =>
  KNOWN[locale].exact.has(text) || KNOWN[locale].patterns.some((pattern) => pattern.test(text));

/** Names of months and the like begin with a capital letter where they are alone in a list. */
const isOwn = (locale: Locale, text: string) =>
  isKnown(locale, text) || isKnown(locale, text.charAt(0).toLowerCase() + text.slice(1));

/** A message key shown instead of its text. */
const KEY = /^[a-z]+(_[a-z0-9]+)+$/;

/** Which of these texts are not in the language of the page. Text written by users is not checked. */
export function untranslated(locale: Locale, texts: readonly string[]): string[] {
  const others = LOCALES.filter((other) => other !== locale);
  return texts.filter((text) => {
    if (KEY.test(text)) return true;
    if (!WORDS.test(text)) return false;
    // Users in these tests write in Latin letters; help quotes a Cyrillic word within a sentence.
    if (locale !== 'ru' && /\p{Script=Cyrillic}/u.test(text) && !/\p{Script=Latin}/u.test(text)) return true;
    return others.some((other) => isKnown(other, text)) && !isOwn(locale, text);
  });
}

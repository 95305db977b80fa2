// Finds texts of another language, and names of messages, among what a page shows.
import { LOCALES, type Locale } from './pages.ts';
import { allTexts } from './texts.ts';

interface Known {
  exact: Set<string>;
  /** Messages with something to fill in, as patterns of what they can become. */
  patterns: RegExp[];
}

/** Something to recognise a language by: not a number, and not the code of a currency. */
const WORDS = /\p{L}{2,}\p{Ll}/u;

function known(locale: Locale): Known {
  const exact = new Set<string>();
  const patterns: RegExp[] = [];
  for (const text of allTexts(locale)) {
    // Links inside a text stand in brackets and are separate pieces on the page.
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

/** The name of a message where its text should be. */
const KEY = /^[a-z]+(_[a-z0-9]+)+$/;

/** What of these texts is not in the language of the page. What people have written themselves is not looked at. */
export function untranslated(locale: Locale, texts: readonly string[]): string[] {
  const others = LOCALES.filter((other) => other !== locale);
  return texts.filter((text) => {
    if (KEY.test(text)) return true;
    if (!WORDS.test(text)) return false;
    // People in these tests write in Latin letters; help quotes a Cyrillic word within a sentence.
    if (locale !== 'ru' && /\p{Script=Cyrillic}/u.test(text) && !/\p{Script=Latin}/u.test(text)) return true;
    return others.some((other) => isKnown(other, text)) && !isKnown(locale, text);
  });
}

// Compares the message files of the three languages. Paraglide silently falls back to Uzbek when a key is missing, so
// this is the only check that notices.

export type Messages = Record<string, unknown>;
/** locale → file → messages. */
export type Catalogues = Record<string, Record<string, Messages>>;

interface Variants {
  declarations?: string[];
  match: Record<string, string>;
}

const BASE = 'uz';

/** Uzbek nouns do not change after a number, so one form is enough there (CLDR lists two). */
const ONE_FORM = new Set(['uz']);

/** What no text may hold: the other languages' quotes, a hyphen for a dash, two spaces in a row. */
const SLOPPY: Record<string, RegExp> = {
  uz: /["“”„]| - | {2}/,
  ru: /["“”„]| - | {2}/,
  en: /["«»„]| - | {2}/,
};

/** Words that stood beside the one of the glossary (`docs/ARCHITECTURE.md`), and the one to write instead. */
const ONE_WORD: Record<string, readonly (readonly [RegExp, string])[]> = {
  uz: [
    [/stavka/i, 'toʻliq bandlik'],
    [/e-pochta/i, 'elektron pochta'],
    [/bildirishnoma/i, 'xabarnoma'],
    [/kod ilova/i, 'autentifikator'],
    [/tasdiqlash belgisi/i, 'tasdiq belgisi'],
    [/kompaniyangizdan tushgan/i, 'kompaniyangiz ustidan tushgan'],
  ],
  ru: [
    [/приложени\p{L}* с кодами/iu, 'аутентификатор'],
    [/произойдёт выход/i, 'вы выйдете'],
    [/контакты у вас/i, 'вы открывали контакты'],
    [/оповещени/i, 'уведомление'],
    [/изображени/i, 'картинка, фото'],
  ],
  en: [
    [/(?<!\{)\bemail\b/i, 'e-mail'],
    [/\bby interview\b/i, 'negotiable'],
    [/\bgo on\b/i, 'continue'],
    [/\bprolong/i, 'extend'],
    [/\bletters?\b/i, 'message'],
    [/\bsalar(?:y|ies)\b/i, 'pay'],
    [/\bsaved jobs?\b|\bpost a job\b|\bopen jobs?\b/i, 'vacancy'],
  ],
};

export function localeProblems(catalogues: Catalogues): string[] {
  const problems: string[] = [];
  const locales = Object.keys(catalogues);
  const files = new Set(Object.values(catalogues).flatMap((byFile) => Object.keys(byFile)));
  const home = new Map<string, string>();

  for (const file of files) {
    const keys = new Set(
      locales.flatMap((locale) => Object.keys(catalogues[locale]?.[file] ?? {})),
    );
    keys.delete('$schema');
    for (const key of keys) {
      const other = home.get(key);
      if (other) problems.push(`${file}: "${key}" stands in ${other} too`);
      home.set(key, file);
      const base = catalogues[BASE]?.[file]?.[key];
      for (const locale of locales) {
        const value = catalogues[locale]?.[file]?.[key];
        const at = `${locale}/${file}: "${key}"`;
        if (value === undefined) {
          problems.push(`${at} is missing`);
          continue;
        }
        if (texts(value).some((text) => text.trim() === '')) problems.push(`${at} is empty`);
        if (base !== undefined && placeholders(value) !== placeholders(base)) {
          problems.push(
            `${at} has placeholders {${placeholders(value)}}, ${BASE} has {${placeholders(base)}}`,
          );
        }
        problems.push(...pluralProblems(value, locale).map((problem) => `${at} ${problem}`));
        const foreign = texts(value).find((text) => hasWrongApostrophe(text, locale));
        if (foreign) problems.push(`${at} writes oʻ or gʻ with a wrong sign: ${foreign}`);
        const sloppy = texts(value).find((text) => SLOPPY[locale]?.test(text));
        if (sloppy)
          problems.push(`${at} has wrong quotes, a hyphen for a dash or two spaces: ${sloppy}`);
        for (const [other, word] of ONE_WORD[locale] ?? []) {
          const text = texts(value).find((one) => other.test(one));
          if (text) problems.push(`${at} has another word for «${word}»: ${text}`);
        }
      }
    }
  }
  return problems;
}

function variants(value: unknown): Variants[] {
  return Array.isArray(value) ? (value as Variants[]) : [];
}

function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return variants(value).flatMap(({ match }) => Object.values(match));
}

/**
 * Every placeholder of a message. One plural form may leave a placeholder out ("one vacancy"), so all forms are taken
 * together.
 */
function placeholders(value: unknown): string {
  const names = texts(value).flatMap((text) =>
    [...text.matchAll(/\{(\w+)\}/g)].map((found) => found[1]),
  );
  return [...new Set(names)].sort().join(', ');
}

function pluralProblems(value: unknown, locale: string): string[] {
  return variants(value).flatMap(({ declarations, match }) => {
    const plural = declarations
      ?.map((line) => /local (\w+) = .*: plural/.exec(line)?.[1])
      .find(Boolean);
    if (!plural) return [];
    const forms = Object.keys(match).flatMap((key) => key.split(',').map((part) => part.trim()));
    const needed = ONE_FORM.has(locale)
      ? []
      : new Intl.PluralRules(locale)
          .resolvedOptions()
          .pluralCategories.filter((form) => form !== 'other');
    const missing: string[] = needed.filter((form) => !forms.includes(`${plural}=${form}`));
    if (!forms.includes(`${plural}=*`) && !forms.includes(`${plural}=other`)) missing.push('other');
    return missing.map((form) => `lacks the plural form "${form}"`);
  });
}

/**
 * Uzbek Latin has its own letter (U+02BB) and apostrophe, the tutuq (U+02BC); typewriter quotes would split words in
 * search.
 */
function hasWrongApostrophe(text: string, locale: string): boolean {
  return locale === 'uz' && /[a-z]['`‘’´][a-z\s]|[og]['`‘’´]/i.test(text);
}

/** What is written to many: one text for everyone, or one for each language that they speak. Pure. */
import { limits } from '@/api/limits.gen';
import { countChars } from '@/forms/schema';
import { fill, type TemplateValues, textFor, unfilled } from '@/forms/templates/fill';
import type { MessageTemplate } from '@/forms/templates/wire';
import { LOCALES, type Locale } from '@/i18n/locale';
import { m } from '@/paraglide/messages';
import type { ApplicantCard } from '../wire';

export const LONGEST_TEXT = limits.ChatText.maxLength;

/** With one entry it is for everyone, whatever its language is called. */
export type MessageTexts = Readonly<Partial<Record<Locale, string>>>;

export type Reader = Pick<ApplicantCard, 'id' | 'name' | 'vacancy' | 'locale'>;

/** The languages with a text of their own that somebody reads, or the one that stands for all. */
export function fieldsOf(
  texts: MessageTexts,
  readers: readonly Reader[] | undefined,
  own: Locale,
): Locale[] {
  const known = LOCALES.filter((locale) => texts[locale] !== undefined);
  const read = new Set(readers?.map((reader) => spokenTo(texts, reader)));
  const fields = readers && readers.length > 0 ? known.filter((one) => read.has(one)) : known;
  return fields.length > 0 ? fields : [own];
}

/** Which of the texts somebody reads: the one in their language, or the first. */
export function spokenTo(texts: MessageTexts, { locale }: Reader): Locale {
  if (texts[locale] !== undefined) return locale;
  return LOCALES.find((one) => texts[one] !== undefined) ?? locale;
}

/** A template, in the languages that its readers speak. */
export function textsOf(template: MessageTemplate, readers: readonly Reader[]): MessageTexts {
  const texts: Partial<Record<Locale, string>> = {};
  for (const { locale } of readers) {
    const said = textFor(template, locale);
    texts[said.locale] = said.text;
  }
  return texts;
}

/** What one of them reads. */
export function messageFor(texts: MessageTexts, reader: Reader, company?: string): string {
  const values: TemplateValues = { name: reader.name, vacancy: reader.vacancy.title, company };
  return fill(texts[spokenTo(texts, reader)] ?? '', values).trim();
}

/** What is wrong with the texts, by their field. */
export function problemsOf(
  texts: MessageTexts,
  readers: readonly Reader[],
  own: Locale,
  company?: string,
): Partial<Record<Locale, string>> {
  const found: Partial<Record<Locale, string>> = {};
  for (const reader of readers) {
    const message = messageFor(texts, reader, company);
    const field = texts[spokenTo(texts, reader)] === undefined ? own : spokenTo(texts, reader);
    const left = unfilled(message);
    if (message === '') found[field] = m.error_required_field();
    else if (countChars(message) > LONGEST_TEXT) {
      found[field] = m.error_too_long({ max: LONGEST_TEXT });
    } else if (left) found[field] = m.templates_unfilled({ variable: left });
  }
  return found;
}

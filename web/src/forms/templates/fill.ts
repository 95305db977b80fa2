/**
 * Filling a template in: the one place where variables become words. The person who sends the message reads the finished
 * text first, and what is sent is stored as it is. `crates/applications/src/templates/variables.rs` says which variables
 * each kind has.
 */
import type { Locale } from '@/i18n/locale';
import { LOCALES } from '@/i18n/locale';
import type { MessageTemplate, TemplateVariable } from './wire';

/** What is known when the message is written; the rest stays in braces until somebody fills it in. */
export type TemplateValues = Readonly<Partial<Record<TemplateVariable, string>>>;

const VARIABLE = /\{([^{}]*)\}/g;
/** The words that the server knows; a brace around anything else is a brace. */
const KNOWN: readonly TemplateVariable[] = ['name', 'vacancy', 'company', 'date', 'place'];

/** The text in the candidate's language, or in the one that it is written in. */
export function textFor(
  { texts }: Pick<MessageTemplate, 'texts'>,
  locale: Locale,
): { text: string; locale: Locale } {
  for (const one of [locale, ...LOCALES]) {
    const text = texts[one];
    if (text) return { text, locale: one };
  }
  return { text: '', locale };
}

export function fill(text: string, values: TemplateValues): string {
  // One pass: a name with braces in it is no variable.
  return text.replace(VARIABLE, (whole, name: string) => values[name as TemplateVariable] || whole);
}

/** The first variable that nobody has filled in: the candidate would read the braces. */
export function unfilled(text: string): string | undefined {
  for (const [whole, name] of text.matchAll(VARIABLE)) {
    if (KNOWN.includes(name as TemplateVariable)) return whole;
  }
  return undefined;
}

/** The first word in braces that no message of this kind knows, as the server sees it. */
export function unknownVariable(
  text: string,
  known: readonly TemplateVariable[],
): string | undefined {
  for (const [whole, name] of text.matchAll(VARIABLE)) {
    if (!known.includes(name as TemplateVariable)) return whole;
  }
  return undefined;
}

/** What is typed in the dialog of a template. */
import { limits } from '@/api/limits.gen';
import { countChars } from '@/forms/schema';
import { unknownVariable } from '@/forms/templates/fill';
import type {
  MessageTemplate,
  MessageTemplateIn,
  MessageTemplates,
  TemplateKind,
  TemplateVariable,
} from '@/forms/templates/wire';
import { LOCALES, type Locale } from '@/i18n/locale';
import { m } from '@/paraglide/messages';

export const LONGEST_NAME = limits.TemplateName.maxLength;
export const LONGEST_TEXT = limits.TemplateText.maxLength;

export interface TemplateDraft {
  kind: TemplateKind;
  name: string;
  texts: Record<Locale, string>;
}

export type Problems = Partial<Record<'name' | 'texts' | `texts.${Locale}`, string>>;

/** A new one, one that is changed, or a copy of one of ours. */
export function startDraft(from?: MessageTemplate): TemplateDraft {
  const { kind = 'invitation', name = '', texts } = from ?? {};
  return {
    kind,
    name,
    texts: { uz: texts?.uz ?? '', ru: texts?.ru ?? '', en: texts?.en ?? '' },
  };
}

export function variablesOf(
  { variables }: Pick<MessageTemplates, 'variables'>,
  kind: TemplateKind,
): readonly TemplateVariable[] {
  return variables.find((one) => one.kind === kind)?.names ?? [];
}

export function problemsOf(
  { name, texts }: TemplateDraft,
  known: readonly TemplateVariable[],
): Problems {
  const found: Problems = {};
  const length = countChars(name.trim());
  if (length === 0) found.name = m.error_required_field();
  if (length > LONGEST_NAME) found.name = m.error_too_long({ max: LONGEST_NAME });
  for (const locale of LOCALES) {
    const text = texts[locale].trim();
    const variable = unknownVariable(text, known);
    if (countChars(text) > LONGEST_TEXT) {
      found[`texts.${locale}`] = m.error_too_long({ max: LONGEST_TEXT });
    } else if (variable) {
      found[`texts.${locale}`] = m.templates_unknown_variable({ variable });
    }
  }
  if (LOCALES.every((locale) => texts[locale].trim() === '')) {
    found.texts = m.templates_text_needed();
  }
  return found;
}

export function bodyOf({ kind, name, texts }: TemplateDraft): MessageTemplateIn {
  const given = (locale: Locale) => texts[locale].trim() || null;
  return {
    kind,
    name: name.trim(),
    texts: { uz: given('uz'), ru: given('ru'), en: given('en') },
  };
}

/** A text with a variable where the caret is, and where the caret is then. */
export function withVariable(
  text: string,
  variable: TemplateVariable,
  from: number,
  to: number,
): { text: string; caret: number } {
  const word = `{${variable}}`;
  return { text: text.slice(0, from) + word + text.slice(to), caret: from + word.length };
}

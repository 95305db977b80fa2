import type { TemplateVariable } from '@/forms/templates/wire';
import type { Locale } from '@/i18n/locale';
import { m } from '@/paraglide/messages';

export const VARIABLES: Readonly<Record<TemplateVariable, () => string>> = {
  name: m.templates_variable_name,
  vacancy: m.templates_variable_vacancy,
  company: m.templates_variable_company,
  date: m.templates_variable_date,
  place: m.templates_variable_place,
};

export const TEXTS: Readonly<Record<Locale, () => string>> = {
  uz: m.templates_text_uz,
  ru: m.templates_text_ru,
  en: m.templates_text_en,
};

/** Fields with a control of their own that several forms have: spheres, languages, a phone number. */
import * as v from 'valibot';
import { LANGUAGE_LEVELS } from '@/i18n/labels';
import { formatPhone, isWhole } from '@/lib/phone';
import { m } from '@/paraglide/messages';
import { type Behaviour, chosenRule, type Lists, labelOf, one } from './kinds';
import type { SpokenLanguage } from './languages-field';
import { text as textRule } from './schema';
import { orNull, readRecords, readText, readTexts } from './values';

const OWN = { kind: 'own' as const };

const sphereName = ({ spheres }: Lists, slug: string) =>
  spheres.find((sphere) => sphere.slug === slug)?.name ?? slug;

/** Slugs of the dictionary, the main one first. */
export function spheres({ minItems, maxItems }: { minItems: number; maxItems: number }) {
  return {
    ...OWN,
    empty: [] as string[],
    read: readTexts,
    send: (value: string[]) => value,
    rule: chosenRule(minItems, maxItems),
    lines: (value: string[], lists: Lists) =>
      one(value.map((slug) => sphereName(lists, slug)).join(', ')),
  } satisfies Behaviour<string[]> & typeof OWN;
}

const languageTexts = (value: readonly SpokenLanguage[], lists: Lists, separator: string) =>
  value.map(({ language, level }) => {
    const name = lists.languages.find(({ code }) => code === language)?.name ?? language;
    return level ? `${name}${separator}${labelOf(LANGUAGE_LEVELS, level)}` : name;
  });

export const languages = {
  ...OWN,
  empty: [] as SpokenLanguage[],
  read: (stored: unknown): SpokenLanguage[] =>
    readRecords(stored).map(({ language, level }) => ({
      language: readText(language),
      level: readText(level),
    })),
  send: (value: SpokenLanguage[]) =>
    value.map(({ language, level }) => ({ language, level: orNull(level) })),
  rule: v.array(v.object({ language: textRule({}), level: v.string() })),
  lines: (value: SpokenLanguage[], lists: Lists) =>
    one(languageTexts(value, lists, ' – ').join(', ')),
  compared: (value: SpokenLanguage[], lists: Lists) => languageTexts(value, lists, ', ').join('\n'),
} satisfies Behaviour<SpokenLanguage[]> & typeof OWN;

/** Empty, or a whole number to call: Uzbek or foreign. */
export const phoneRule = v.pipe(
  v.string(),
  v.check(
    (value) => value === '' || isWhole(value),
    () => m.error_invalid_phone(),
  ),
);

export const phone = {
  ...OWN,
  empty: '',
  read: readText,
  send: orNull,
  rule: phoneRule,
  lines: (value: string) => one(value && formatPhone(value)),
} satisfies Behaviour<string> & typeof OWN;

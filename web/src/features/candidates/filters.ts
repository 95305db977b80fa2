/** The filters of the list of candidates with their texts. Neither sex, age, family status nor photo is one of them. */
import { CURRENCIES, EXPERIENCE, WORK_TYPES } from '@/i18n/labels';
import { groupDigits } from '@/lib/money';
import { m } from '@/paraglide/messages';
import { type CandidateSearch, CODES, type FilterKey } from './search';

interface Named {
  slug: string;
  name: string;
}

/** Dictionaries that filters are chosen from. */
export interface FilterLists {
  spheres: readonly Named[];
  regions: readonly Named[];
  languages: readonly { code: string; name: string }[];
}

export interface Choice {
  value: string;
  label: string;
}

/** A filter that is chosen from a list. */
export type ChoiceKey = Exclude<FilterKey, 'salary_to'>;

export const TITLES: Record<ChoiceKey, () => string> = {
  location: m.candidates_location,
  sphere: m.candidates_sphere,
  experience: m.candidates_experience,
  work_type: m.candidates_work_type,
  language: m.candidates_language,
  licence: m.candidates_licence,
  seen: m.candidates_seen,
};

const SEEN = {
  day: m.candidates_seen_day,
  week: m.candidates_seen_week,
  month: m.candidates_seen_month,
};

export function choicesOf(key: ChoiceKey, lists: FilterLists): Choice[] {
  const named = (list: readonly Named[]) =>
    list.map(({ slug, name }) => ({ value: slug, label: name }));
  switch (key) {
    case 'location':
      return named(lists.regions);
    case 'sphere':
      return named(lists.spheres);
    case 'language':
      return lists.languages.map(({ code, name }) => ({ value: code, label: name }));
    case 'experience':
      return CODES.experience.map((code) => ({ value: code, label: EXPERIENCE[code]() }));
    case 'work_type':
      return CODES.work_type.map((code) => ({ value: code, label: WORK_TYPES[code]() }));
    case 'licence':
      return CODES.licence.map((code) => ({
        value: code,
        label: m.candidates_licence_code({ code }),
      }));
    case 'seen':
      return CODES.seen.map((code) => ({ value: code, label: SEEN[code]() }));
  }
}

/** The text of an active filter; a value that is in no list is shown as it is. */
export function filterText(key: FilterKey, search: CandidateSearch, lists: FilterLists): string {
  const value = search[key] ?? '';
  if (key === 'salary_to') {
    const currency = CODES.currency.find((code) => code === search.currency) ?? CODES.currency[0];
    const sum = `${groupDigits(Number(value))}\u00A0${CURRENCIES[currency]()}`;
    return m.candidates_pay_chip({ sum });
  }
  return choicesOf(key, lists).find((choice) => choice.value === value)?.label ?? value;
}

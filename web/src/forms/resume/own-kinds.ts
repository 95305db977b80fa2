/** Fields of a resume that are stored or shown like no other. */
import * as v from 'valibot';
import { limits } from '@/api/limits.gen';
import { type CodeOf, CURRENCIES } from '@/i18n/labels';
import { periodText, tenureText } from '@/i18n/periods';
import { dayText } from '@/lib/day';
import { groupDigits } from '@/lib/money';
import { formatPhone } from '@/lib/phone';
import { m } from '@/paraglide/messages';
import { phoneRule } from '../common-kinds';
import { type Behaviour, chosenRule, type Line, one } from '../kinds';
import { optionalText, type TextLimits, text as textRule } from '../schema';
import {
  orNull,
  readCode,
  readDigits,
  readRecord,
  readText,
  readTexts,
  withoutBlanks,
} from '../values';
import { type Licence, MOST_DRIVING_YEARS } from './contract';
import { NETWORK_NAMES } from './networks';
import * as rows from './rows';

const OWN = { kind: 'own' as const };
const PHONES = limits.ResumeForm_phones;

/** More digits than any pay has; the server enforces the real limit. */
const amountOf = (digits: string) => (digits === '' ? null : Number(digits));

export interface Pay {
  /** Digits only; empty when nothing was typed. */
  amount: string;
  currency: CodeOf<'Currency'>;
}

/** `7 000 000 soʻm`; empty without an amount. */
export function payText({ amount, currency }: Pay): string {
  return amount === '' ? '' : `${groupDigits(Number(amount))}\u00a0${CURRENCIES[currency]()}`;
}

export const pay = {
  ...OWN,
  empty: { amount: '', currency: 'UZS' } as Pay,
  read: (stored: unknown): Pay => {
    const { amount, currency } = readRecord(stored);
    return {
      amount: readDigits(amount),
      currency: readCode(limits.Currency.enum, currency) ?? 'UZS',
    };
  },
  send: ({ amount, currency }: Pay) => ({ amount: amountOf(amount), currency }),
  rule: v.object({ amount: v.string(), currency: v.string() }),
  lines: (value: Pay) => one(payText(value)),
} satisfies Behaviour<Pay> & typeof OWN;

/** `YYYY-MM-DD`, or empty. */
export const birthday = {
  ...OWN,
  empty: '',
  read: readText,
  send: orNull,
  rule: textRule({}),
  lines: (value: string) => one(value && dayText(value)),
} satisfies Behaviour<string> & typeof OWN;

export const phones = {
  ...OWN,
  empty: [] as string[],
  read: readTexts,
  send: withoutBlanks,
  tidy: (value: string[]) => withoutBlanks(value),
  rule: v.pipe(
    v.array(phoneRule),
    v.check(
      (value) => withoutBlanks(value).length > 0,
      () => m.error_required_field(),
    ),
    v.maxLength(PHONES.maxItems, () => m.error_too_many({ max: PHONES.maxItems })),
  ),
  lines: (value: string[]) => one(withoutBlanks(value).map(formatPhone).join(', ')),
} satisfies Behaviour<string[]> & typeof OWN;

const period = {
  start: v.nullable(v.any()),
  end: v.nullable(v.any()),
  present: v.boolean(),
};
const bullets = (value: readonly string[]): Line[] =>
  value.map((text, at) => ({ path: `${at}`, text: `• ${text}` }));
/** Texts that are there, separated by commas. */
const joined = (...texts: string[]) => texts.filter((text) => text.trim() !== '').join(', ');

export const employment = {
  ...OWN,
  empty: [] as rows.Job[],
  read: rows.readJobs,
  send: rows.sendJobs,
  meaning: (value: rows.Job[]) => rows.sendJobs(rows.tidyJobs(value)),
  tidy: rows.tidyJobs,
  rule: v.array(
    v.object({
      ...period,
      position: textRule(limits.Position),
      company: textRule(limits.CompanyName),
      description: optionalText(limits.JobDescription),
    }),
  ),
  lines: (value: rows.Job[]) =>
    bullets(value.map((row) => joined(row.position, row.company, periodText(row)))),
  compared: (value: rows.Job[]) =>
    value
      .map((row) => joined(row.position, row.company, periodText(row), row.description))
      .join('\n'),
} satisfies Behaviour<rows.Job[]> & typeof OWN;

export const education = {
  ...OWN,
  empty: [] as rows.Study[],
  read: rows.readStudies,
  send: rows.sendStudies,
  meaning: (value: rows.Study[]) => rows.sendStudies(rows.tidyStudies(value)),
  tidy: rows.tidyStudies,
  rule: v.array(
    v.object({
      ...period,
      institution: textRule(limits.Institution),
      speciality: textRule(limits.Speciality),
    }),
  ),
  lines: (value: rows.Study[]) =>
    bullets(value.map((row) => joined(row.institution, row.speciality, periodText(row)))),
} satisfies Behaviour<rows.Study[]> & typeof OWN;

export const courses = {
  ...OWN,
  empty: [] as rows.Course[],
  read: rows.readCourses,
  send: rows.sendCourses,
  tidy: rows.tidyCourses,
  rule: v.array(
    v.object({
      name: textRule(limits.CourseName),
      organisation: optionalText(limits.Organisation),
      year: v.string(),
    }),
  ),
  lines: (value: rows.Course[]) =>
    bullets(value.map((row) => joined(row.name, row.organisation, row.year))),
} satisfies Behaviour<rows.Course[]> & typeof OWN;

const LINK = new RegExp(limits.Link.pattern);

export const socialLinks = {
  ...OWN,
  empty: [] as rows.SocialLink[],
  read: rows.readLinks,
  send: rows.sendLinks,
  tidy: rows.tidyLinks,
  rule: v.array(
    v.object({
      network: v.string(),
      url: v.pipe(
        textRule(limits.Link),
        v.regex(LINK, () => m.error_invalid_url()),
      ),
      username: textRule(limits.SocialUsername),
    }),
  ),
  lines: (value: rows.SocialLink[]) =>
    bullets(value.map((row) => joined(NETWORK_NAMES[row.network](), row.username, row.url))),
} satisfies Behaviour<rows.SocialLink[]> & typeof OWN;

/** Words that are added one at a time. */
export function words({ maxItems, item }: { maxItems: number; item: TextLimits }) {
  return {
    ...OWN,
    empty: [] as string[],
    read: readTexts,
    send: withoutBlanks,
    tidy: (value: string[]) => withoutBlanks(value),
    rule: v.pipe(v.array(textRule(item)), chosenRule(0, maxItems)),
    lines: (value: string[]) => one(value.join(', ')),
  } satisfies Behaviour<string[]> & typeof OWN;
}

export interface Driving {
  categories: Licence[];
  /** Digits. */
  years: string;
}

export const driving = {
  ...OWN,
  empty: { categories: [], years: '' } as Driving,
  read: (stored: unknown): Driving => {
    const { categories, years } = readRecord(stored);
    const given = readTexts(categories);
    return {
      categories: limits.DrivingLicence.enum.filter((code) => given.includes(code)),
      years: readDigits(years),
    };
  },
  send: ({ categories, years }: Driving) => ({ categories, years: amountOf(years) }),
  rule: v.object({
    categories: v.array(v.string()),
    years: v.pipe(
      v.string(),
      v.check(
        (value) => Number(value) <= MOST_DRIVING_YEARS,
        () => m.error_too_large({ max: MOST_DRIVING_YEARS }),
      ),
    ),
  }),
  lines: (value: Driving) => one(drivingText(value)),
} satisfies Behaviour<Driving> & typeof OWN;

/** `B, C · 5 yil`. */
export function drivingText({ categories, years }: Driving): string {
  const time = years === '' || Number(years) === 0 ? '' : tenureText(Number(years) * 12);
  return [categories.join(', '), time].filter(Boolean).join(' · ');
}

/** A text that is sent empty, not as null. */
export const plainText = (value: string) => value.trim();

/** Fields that are stored or shown like no other: pay, questions, link, work abroad. */
import * as v from 'valibot';
import { limits } from '@/api/limits.gen';
import { salaryFullText } from '@/i18n/display';
import type { CodeOf } from '@/i18n/labels';
import { QUESTION_KINDS, TAXES } from '@/i18n/labels-on-demand';
import { m } from '@/paraglide/messages';
import { type Behaviour, type Line, one, yesNo } from '../kinds';
import { oneOf, text as textRule } from '../schema';
import {
  orNull,
  readCode,
  readDigits,
  readRecord,
  readRecords,
  readText,
  readTexts,
  withoutBlanks,
} from '../values';

export interface Pay {
  agreement: boolean;
  /** Digits only; empty when nothing was typed. */
  min_salary: string;
  max_salary: string;
  currency: CodeOf<'Currency'>;
  tax: CodeOf<'Tax'>;
}

export interface Question {
  text: string;
  kind: CodeOf<'QuestionKind'>;
  must_answer: boolean;
  options: string[];
}

export interface Abroad {
  isAbroad: boolean;
  country: string;
  licence: string;
}

const OWN = { kind: 'own' as const };
const LINK = new RegExp(limits.Link.pattern);

const amount = (digits: string) => (digits === '' ? null : Number(digits));

/** The pay with its amounts as numbers. */
export function amountsOf({ min_salary, max_salary, ...rest }: Pay) {
  return { ...rest, min_salary: amount(min_salary), max_salary: amount(max_salary) };
}

function payText(pay: Pay): string {
  const shown = salaryFullText(amountsOf(pay)) ?? '';
  return pay.agreement || !shown ? shown : `${shown}, ${TAXES[pay.tax]()}`;
}

export const pay = {
  ...OWN,
  empty: { agreement: false, min_salary: '', max_salary: '', currency: 'UZS', tax: 'net' } as Pay,
  read: (stored: unknown): Pay => {
    const { agreement, min_salary, max_salary, currency, tax } = readRecord(stored);
    return {
      agreement: agreement === true,
      min_salary: readDigits(min_salary),
      max_salary: readDigits(max_salary),
      currency: readCode(limits.Currency.enum, currency) ?? 'UZS',
      tax: readCode(limits.Tax.enum, tax) ?? 'net',
    };
  },
  send: ({ agreement, min_salary, max_salary, currency, tax }: Pay) => ({
    agreement,
    min_salary: agreement ? null : amount(min_salary),
    max_salary: agreement ? null : amount(max_salary),
    currency,
    tax,
  }),
  rule: v.object({
    agreement: v.boolean(),
    min_salary: v.string(),
    max_salary: v.string(),
    currency: oneOf(limits.Currency),
    tax: v.string(),
  }),
  lines: (value: Pay) => one(payText(value)),
} satisfies Behaviour<Pay> & typeof OWN;

const questionLines = ({ text, kind, must_answer, options }: Question, at: number): Line[] => {
  const facts = [QUESTION_KINDS[kind](), must_answer && m.moderation_must()].filter(Boolean);
  return [
    { path: `${at}.text`, text: `${text} (${facts.join(', ')})` },
    ...options.map((option, place) => ({
      path: `${at}.options.${place}`,
      text: `– ${option}`,
    })),
  ];
};

/** Questions for candidates; the block is in use when it is not empty. */
export const questions = {
  ...OWN,
  empty: [] as Question[],
  read: (stored: unknown): Question[] =>
    readRecords(stored).map(({ text, kind, must_answer, options }) => ({
      text: readText(text),
      kind: readCode(limits.QuestionKind.enum, kind) ?? 'text',
      must_answer: must_answer === true,
      options: readTexts(options),
    })),
  send: (value: Question[]) =>
    value.map(({ text, kind, must_answer, options }) => ({
      text: text.trim(),
      kind,
      must_answer,
      options: kind === 'choice' ? options.map((option) => option.trim()) : [],
    })),
  tidy: (value: Question[]) =>
    value.map((question) => ({
      ...question,
      options: question.kind === 'choice' ? withoutBlanks(question.options) : [],
    })),
  rule: v.array(
    v.object({
      text: textRule(limits.QuestionText),
      kind: v.string(),
      must_answer: v.boolean(),
      options: v.array(textRule(limits.QuestionOption)),
    }),
  ),
  lines: (value: Question[]) => value.flatMap(questionLines),
  compared: (value: Question[]) => value.map(({ text }) => `• ${text}`).join('\n'),
} satisfies Behaviour<Question[]> & typeof OWN;

export const link = {
  ...OWN,
  empty: '',
  read: readText,
  send: orNull,
  rule: v.union([
    v.literal(''),
    v.pipe(
      textRule(limits.Link),
      v.regex(LINK, () => m.error_invalid_url()),
    ),
  ]),
  lines: one,
} satisfies Behaviour<string> & typeof OWN;

const abroadText = ({ country, licence }: Abroad) => `${country}, ${licence}`;

export const abroad = {
  ...OWN,
  empty: { isAbroad: false, country: '', licence: '' } as Abroad,
  read: (stored: unknown): Abroad => ({
    isAbroad: typeof stored === 'object' && stored !== null,
    country: readText(readRecord(stored).country),
    licence: readText(readRecord(stored).licence),
  }),
  send: ({ isAbroad, country, licence }: Abroad) =>
    isAbroad ? { country: country.trim(), licence: licence.trim() } : null,
  rule: v.variant('isAbroad', [
    v.object({ isAbroad: v.literal(false), country: v.string(), licence: v.string() }),
    v.object({
      isAbroad: v.literal(true),
      country: textRule(limits.Country),
      licence: textRule(limits.Licence),
    }),
  ]),
  lines: (value: Abroad) => one(value.isAbroad ? abroadText(value) : ''),
  compared: (value: Abroad) => (value.isAbroad ? abroadText(value) : yesNo(false)),
} satisfies Behaviour<Abroad> & typeof OWN;

/** Converts between the form on the screen and the API. Reading is lenient: a draft holds whatever was typed so far. */
import { limits } from '@/api/limits.gen';
import type { VacancyIn } from './contract';
import { EMPTY, type Pay, type Question, type VacancyForm } from './model';

/** The body for a draft, for the self-check and, once everything is filled in, for publishing. */
export function toWire(form: VacancyForm): VacancyIn {
  const { salary, abroad, questions } = form;
  const wire = {
    title: form.title.trim(),
    sphere: form.sphere,
    profession: orNull(form.profession),
    location: form.location,
    address: orNull(form.address),
    work_type: form.work_type,
    work_hours: form.work_hours,
    hours_from: orNull(form.hours_from),
    hours_to: orNull(form.hours_to),
    salary: {
      agreement: salary.agreement,
      min_salary: salary.agreement ? null : amount(salary.min_salary),
      max_salary: salary.agreement ? null : amount(salary.max_salary),
      currency: salary.currency,
      tax: salary.tax,
    },
    hide_salary: form.hide_salary && !salary.agreement,
    about: form.about.trim(),
    requirements: form.requirements.map((row) => row.trim()),
    tasks: form.tasks.map((row) => row.trim()),
    advantages: form.advantages.map((row) => row.trim()),
    experience: orNull(form.experience),
    education_level: orNull(form.education_level),
    languages: form.languages.map(({ language, level }) => ({ language, level: orNull(level) })),
    resume_required: form.resume_required,
    required_question: questions.length > 0,
    questions: questions.map(({ text, kind, must_answer, options }) => ({
      text: text.trim(),
      kind,
      must_answer,
      options: kind === 'choice' ? options.map((option) => option.trim()) : [],
    })),
    for_communication_link: orNull(form.for_communication_link),
    for_communication_phone: orNull(form.for_communication_phone),
    abroad: abroad.isAbroad
      ? { country: abroad.country.trim(), licence: abroad.licence.trim() }
      : null,
  };
  // Casts: the values were validated by `rules.ts`, or belong to a draft, which may hold anything.
  return wire as VacancyIn;
}

/** A stored form as form state; whatever is missing or has another shape becomes empty. */
export function fromWire(stored: unknown): VacancyForm {
  const wire = record(stored);
  const abroad = record(wire.abroad);
  return {
    title: text(wire.title),
    profession: text(wire.profession),
    sphere: texts(wire.sphere),
    location: text(wire.location),
    address: text(wire.address),
    work_type: texts(typeof wire.work_type === 'string' ? [wire.work_type] : wire.work_type),
    work_hours: text(wire.work_hours) || EMPTY.work_hours,
    hours_from: text(wire.hours_from),
    hours_to: text(wire.hours_to),
    salary: pay(record(wire.salary)),
    hide_salary: wire.hide_salary === true,
    about: text(wire.about),
    requirements: texts(wire.requirements),
    tasks: texts(wire.tasks),
    advantages: texts(wire.advantages),
    experience: text(wire.experience),
    education_level: text(wire.education_level),
    languages: records(wire.languages).map(({ language, level }) => ({
      language: text(language),
      level: text(level),
    })),
    resume_required: wire.resume_required === true,
    questions: records(wire.questions).map(question),
    for_communication_link: text(wire.for_communication_link),
    for_communication_phone: text(wire.for_communication_phone),
    abroad: {
      isAbroad: typeof wire.abroad === 'object' && wire.abroad !== null,
      country: text(abroad.country),
      licence: text(abroad.licence),
    },
  };
}

function pay(wire: Record<string, unknown>): Pay {
  return {
    agreement: wire.agreement === true,
    min_salary: digits(wire.min_salary),
    max_salary: digits(wire.max_salary),
    currency: oneOf(limits.Currency.enum, wire.currency) ?? EMPTY.salary.currency,
    tax: wire.tax === 'gross' ? 'gross' : 'net',
  };
}

function question(wire: Record<string, unknown>): Question {
  return {
    text: text(wire.text),
    kind: oneOf(limits.QuestionKind.enum, wire.kind) ?? 'text',
    must_answer: wire.must_answer === true,
    options: texts(wire.options),
  };
}

function orNull(value: string): string | null {
  const trimmed = value.trim();
  return trimmed === '' ? null : trimmed;
}

function amount(value: string): number | null {
  return value === '' ? null : Number(value);
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function digits(value: unknown): string {
  return typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : '';
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function records(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.map(record) : [];
}

function oneOf<Code extends string>(codes: readonly Code[], value: unknown): Code | undefined {
  return codes.find((code) => code === value);
}

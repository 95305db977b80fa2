/** API types that the editor uses. */
import { limits } from '@/api/limits.gen';
import type { components } from '@/api/schema.gen';

type Schemas = components['schemas'];

export type VacancyIn = Schemas['VacancyForm'];
/** Whatever was typed so far. */
export type Draft = Omit<Schemas['VacancyDraft'], 'form'> & { form: unknown };
export type Tip = Schemas['VacancyTip'];
/** Why a moderator refused a text. */
export type Reason = Schemas['RefusalReasonOut'];
export type TipLevel = Schemas['VacancyTipLevel'];
/** The result of publishing and of an edit. */
export type Published = Schemas['PublishedOut'];
export type Vacancy = Schemas['Vacancy'];

export const OPTIONS = { minItems: 2, ...limits.VacancyQuestionIn_options };
/** None, or at least three that must be answered (decisions B21): a rule that a schema cannot word. */
export const QUESTIONS = { minItems: 3, ...limits.VacancyForm_questions };

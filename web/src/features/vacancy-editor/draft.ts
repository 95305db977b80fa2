/** A vacancy's draft as saving and merging need it. */
import { ApiError } from '@/api/errors';
import { deviceCopy } from '@/forms/editor/device-copy';
import type { Base, Server } from '@/forms/editor/draft-sync';
import type { StepName } from '@/forms/vacancy/fields';
import { FIELD_NAMES, fromWire, tidy, toWire, type VacancyForm } from '@/forms/vacancy/form';
import type { Draft } from './contract';
import { createDraft, saveDraft } from './queries';
import { problems } from './rules';

export type VacancyBase = Base<VacancyForm, StepName>;

export const FIRST_STEP: StepName = 'default';
/** Incremented when the meaning of the form's fields changes. */
const VERSION = 1;

export const MODEL = { names: FIELD_NAMES };
export const RULES = {
  problems,
  tidy,
  pathOf: (path: string) => (path === 'location_id' ? 'location' : path),
};

/** Several people may use one browser, so the copy names its owner. */
export const vacancyCopy = (owner: string) =>
  deviceCopy<VacancyForm, StepName>({
    name: `vacancy:${owner}:v${VERSION}`,
    firstStep: FIRST_STEP,
    toWire,
    fromWire,
  });

export function baseOf({ id, version, step, form, updated_at }: Draft): VacancyBase {
  return { id, version, step, form: fromWire(form), at: Date.parse(updated_at) };
}

export const draftServer: Server<VacancyForm, StepName> = {
  create: createDraft,
  save: saveDraft,
  newer: (failure) => {
    if (!(failure instanceof ApiError) || failure.code !== 'version_conflict') return undefined;
    const { draft } = failure.answer;
    return typeof draft === 'object' && draft !== null ? baseOf(draft as Draft) : undefined;
  },
};

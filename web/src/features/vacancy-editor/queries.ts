/** Calls of the editor. */
import { queryOptions } from '@tanstack/react-query';
import { bodyOf } from '@/api/answer';
import { api } from '@/api/client';
import type { StepName } from '@/forms/vacancy/fields';
import { toWire, type VacancyForm } from '@/forms/vacancy/form';
import type { Draft, Tip, VacancyIn } from './contract';

/** The API accepts a partial form here, which its types cannot express. */
const anyForm = (form: VacancyForm) => toWire(form) as unknown as Record<string, never>;

/** Fetched whenever the editor opens and never taken from the cache: another device may have changed it. */
export const draftQuery = () =>
  queryOptions({
    queryKey: ['vacancy-draft'],
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
    queryFn: async ({ signal }): Promise<Draft | null> =>
      (await bodyOf(api.GET('/api/v1/drafts/job', { signal }))).data ?? null,
  });

/** How many vacancies are open, and how many may be. The second part is the path, so that every change refreshes it. */
export const openPlacesQuery = () =>
  queryOptions({
    queryKey: ['get', '/api/v1/my/jobs', 'places'],
    queryFn: async ({ signal }) =>
      (await bodyOf(api.GET('/api/v1/my/jobs', { params: { query: { per_page: 1 } }, signal })))
        .limits,
  });

export const createDraft = async (step: StepName, form: VacancyForm): Promise<Draft> => {
  const body = { step, form: anyForm(form) };
  return (await bodyOf(api.POST('/api/v1/drafts/job', { body }))).data;
};

export const saveDraft = async (
  { id, version }: { id: string; version: number },
  step: StepName,
  form: VacancyForm,
): Promise<Draft> => {
  const body = { version, step, form: anyForm(form) };
  const params = { path: { id } };
  return (await bodyOf(api.POST('/api/v1/drafts/{id}/step', { params, body }))).data;
};

export const discardDraft = (id: string) =>
  bodyOf(api.POST('/api/v1/drafts/{id}/discard', { params: { path: { id } } }));

/** Tips about the text so far; they never block. */
export const checkForm = async (form: VacancyForm, signal: AbortSignal): Promise<Tip[]> => {
  const body = { form: anyForm(form) };
  return (await bodyOf(api.POST('/api/v1/jobs/check', { body, signal }))).data.tips;
};

export const createVacancy = (body: VacancyIn, key: string) =>
  bodyOf(api.POST('/api/v1/jobs/create', { body, headers: { 'Idempotency-Key': key } }));

export const updateVacancy = (slug: string, body: VacancyIn) =>
  bodyOf(api.POST('/api/v1/jobs/update/{slug}', { params: { path: { slug } }, body }));

export const saveQuestions = (
  slug: string,
  { questions = [], required_question = false }: VacancyIn,
  revision: number,
) =>
  bodyOf(
    api.POST('/api/v1/my/jobs/{slug}/questions', {
      params: { path: { slug } },
      body: { revision, required_question, questions },
    }),
  );

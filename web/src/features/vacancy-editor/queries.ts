/** Calls of the editor. */
import { queryOptions } from '@tanstack/react-query';
import { bodyOf } from '@/api/answer';
import { api } from '@/api/client';
import type { Created, Draft, Tip, Updated, VacancyIn } from './contract';
import type { Base, Server } from './draft-sync';
import type { VacancyForm } from './model';
import { toWire } from './wire';

type Call = (path: string, init?: object) => Promise<{ data?: unknown }>;
const get = api.GET as unknown as Call;
const post = api.POST as unknown as Call;

/** Asked for once when the editor opens, always anew: another device may have changed it. */
export const draftQuery = () =>
  queryOptions({
    queryKey: ['vacancy-draft'],
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
    queryFn: async ({ signal }): Promise<Draft | null> =>
      ((await get('/api/v1/drafts/job', { signal })).data as { data: Draft | null }).data,
  });

const draftOf = async (answer: Promise<{ data?: unknown }>): Promise<Draft> =>
  ((await answer).data as { data: Draft }).data;

export const draftServer: Server = {
  create: (step, form) =>
    draftOf(post('/api/v1/drafts/job', { body: { step, form: toWire(form) } })),
  save: ({ id, version }: Base, step, form) =>
    draftOf(
      post('/api/v1/drafts/{id}/step', {
        params: { path: { id } },
        body: { version, step, form: toWire(form) },
      }),
    ),
};

export const discardDraft = (id: string) =>
  bodyOf(post('/api/v1/drafts/{id}/discard', { params: { path: { id } } }));

/** Advice about what is written so far; it never blocks. */
export const checkForm = async (form: VacancyForm, signal: AbortSignal): Promise<Tip[]> =>
  (
    (await post('/api/v1/jobs/check', { body: { form: toWire(form) }, signal })).data as {
      data: { tips: Tip[] };
    }
  ).data.tips;

export type CreateIn = VacancyIn & { draft_id?: string; ignore_duplicates?: boolean };

export const createVacancy = (body: CreateIn, key: string) =>
  bodyOf(
    post('/api/v1/jobs/create', { body, headers: { 'Idempotency-Key': key } }),
  ) as Promise<Created>;

export const updateVacancy = (slug: string, body: VacancyIn & { revision: number }) =>
  bodyOf(
    post('/api/v1/jobs/update/{slug}', { params: { path: { slug } }, body }),
  ) as Promise<Updated>;

export const saveQuestions = (
  slug: string,
  body: Pick<VacancyIn, 'required_question' | 'questions'> & { revision: number },
) =>
  bodyOf(
    post('/api/v1/my/jobs/{slug}/questions', { params: { path: { slug } }, body }),
  ) as Promise<Updated>;

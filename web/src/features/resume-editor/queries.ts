/** Calls of the resume editor. */
import { queryOptions } from '@tanstack/react-query';
import { bodyOf } from '@/api/answer';
import { api } from '@/api/client';
import type { InterviewData, OwnResume, Step } from '@/forms/resume/contract';
import { type ResumeForm, toWire } from '@/forms/resume/form';

interface Loose {
  GET: (path: string, init?: object) => Promise<{ data?: { data: unknown } }>;
  POST: (path: string, init?: object) => Promise<{ data?: { data: unknown } }>;
}
const loose = api as unknown as Loose;
const ownOf = async (answer: Promise<{ data?: { data: unknown } }>) =>
  (await bodyOf(answer)).data as OwnResume;

/** Fetched whenever the editor opens and never taken from the cache: another device may have changed it. */
export const resumeQuery = (id: string) =>
  queryOptions({
    queryKey: ['resume', id],
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
    queryFn: ({ signal }) => fetchResume(id, signal),
  });

export const fetchResume = (id: string, signal?: AbortSignal) =>
  ownOf(loose.GET('/api/v1/resume/{id}', { params: { path: { id } }, signal }));

/** Unfinished resumes, to go on with one of them. */
export const draftsQuery = () =>
  queryOptions({
    queryKey: ['resumes', 'drafts'],
    queryFn: async ({ signal }) => {
      const { data } = await bodyOf(loose.GET('/api/v1/resume', { signal }));
      const all = data as { id: string; status: string; position: string; updated_at: string }[];
      return all.filter(({ status }) => status === 'draft');
    },
  });

export interface NewResume {
  step: Step;
  form: Record<string, unknown>;
}

export const newResume = (step: Step, form: ResumeForm): NewResume => ({
  step,
  form: toWire(form),
});

export const createResume = (body: NewResume, key: string) =>
  ownOf(loose.POST('/api/v1/resume/create', { body, headers: { 'Idempotency-Key': key } }));

export const saveResume = (
  { id, version }: { id: string; version: number },
  step: Step,
  form: ResumeForm,
) =>
  ownOf(
    loose.POST('/api/v1/resume/update/{id}', {
      params: { path: { id } },
      body: { revision: version, ...newResume(step, form) },
    }),
  );

export const publishResume = ({ id, version }: { id: string; version: number }) =>
  ownOf(
    loose.POST('/api/v1/resume/{id}/publish', {
      params: { path: { id } },
      body: { revision: version },
    }),
  );

/** Null while the person has not agreed to it. */
export const interviewQuery = (id: string) =>
  queryOptions({
    queryKey: ['resume', id, 'interview'],
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const params = { path: { id } };
      const answer = loose.GET('/api/v1/resume/{id}/interview-data', { params, signal });
      return ((await bodyOf(answer)).data ?? null) as InterviewData | null;
    },
  });

export const saveInterview = (id: string, body: InterviewData & { consent: boolean }) =>
  bodyOf(loose.POST('/api/v1/resume/{id}/interview-data', { params: { path: { id } }, body }));

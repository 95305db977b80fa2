/** Calls of the resume editor. */
import { queryOptions } from '@tanstack/react-query';
import { bodyOf } from '@/api/answer';
import { api } from '@/api/client';
import type { InterviewIn, OwnResume, ResumeIn, Step } from '@/forms/resume/contract';
import { type ResumeForm, toWire } from '@/forms/resume/form';

const ownOf = async (answer: Promise<{ data?: { data: OwnResume } }>) =>
  (await bodyOf(answer)).data;

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
  ownOf(api.GET('/api/v1/resume/{id}', { params: { path: { id } }, signal }));

/** The person's resumes, before the form: one may go on with another, or have no place for this one. */
export const othersQuery = () =>
  queryOptions({
    queryKey: ['resumes', 'others'],
    queryFn: ({ signal }) => bodyOf(api.GET('/api/v1/resume', { signal })),
  });

export interface NewResume {
  step: Step;
  form: ResumeIn;
}

export const newResume = (step: Step, form: ResumeForm): NewResume => ({
  step,
  form: toWire(form),
});

export const createResume = (body: NewResume, key: string) =>
  ownOf(api.POST('/api/v1/resume/create', { body, headers: { 'Idempotency-Key': key } }));

/** The revision that a call is based on. */
interface Based {
  id: string;
  version: number;
}

export const saveResume = ({ id, version }: Based, step: Step, form: ResumeForm) =>
  ownOf(
    api.POST('/api/v1/resume/update/{id}', {
      params: { path: { id } },
      body: { revision: version, ...newResume(step, form) },
    }),
  );

export const publishResume = ({ id, version }: Based) =>
  ownOf(
    api.POST('/api/v1/resume/{id}/publish', {
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
      const answer = api.GET('/api/v1/resume/{id}/interview-data', { params, signal });
      return (await bodyOf(answer)).data ?? null;
    },
  });

/** Without the consent everything is deleted. */
export const saveInterview = (id: string, body: InterviewIn) =>
  bodyOf(api.POST('/api/v1/resume/{id}/interview-data', { params: { path: { id } }, body }));

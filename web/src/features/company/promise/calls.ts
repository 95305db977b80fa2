/** The promise to answer candidates. */
import { queryOptions } from '@tanstack/react-query';
import { bodyOf } from '@/api/answer';
import { api } from '@/api/client';

const PATH = '/api/v1/company/promise';

/** `company` is the slug of the company in use: a person may belong to several. */
export const promiseQuery = (company: string) =>
  queryOptions({
    queryKey: ['company-promise', company],
    queryFn: async ({ signal }) => (await bodyOf(api.GET(PATH, { signal }))).data,
  });

/** Null: no promise. */
export const setPromise = async (days: number | null) =>
  (await bodyOf(api.POST(PATH, { body: { days } }))).data;

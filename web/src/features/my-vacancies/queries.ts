/** Queries of the owner's vacancies. Part of the first load, so mutations are separate, in `calls.ts`. */
import { $api } from '@/api/client';
import type { Filter } from './model';

export const myVacanciesQuery = (filter: Filter, page: number) =>
  $api.queryOptions('get', '/api/v1/my/jobs', { params: { query: { filter, page } } });

export const ownVacancyQuery = (slug: string) =>
  $api.queryOptions('get', '/api/v1/my/jobs/{slug}', { params: { path: { slug } } });

export const statsQuery = (slug: string) =>
  $api.queryOptions('get', '/api/v1/my/jobs/{slug}/stats', { params: { path: { slug } } });

export const hiringQuery = (token: string) =>
  $api.queryOptions('get', '/api/v1/jobs/still-hiring', { params: { query: { token } } });

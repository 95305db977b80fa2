/** The hiring report, and the same as a table. */
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { bodyOf } from '@/api/answer';
import { api } from '@/api/client';
import { type ReportFilter, USUAL_PERIOD } from './filter';

const queryOf = ({ period = USUAL_PERIOD, vacancy }: ReportFilter) => ({ period, vacancy });

/** `company` is the slug of the company in use: a person may belong to several. */
export const reportQuery = (company: string, filter: ReportFilter) =>
  queryOptions({
    queryKey: ['hiring-report', company, queryOf(filter)],
    queryFn: async ({ signal }) => {
      const params = { query: queryOf(filter) };
      return (await bodyOf(api.GET('/api/v1/stats/hiring', { params, signal }))).data;
    },
  });

/** The last numbers stay readable while the next ones load. */
export function useReport(company: string, filter: ReportFilter) {
  return useQuery({ ...reportQuery(company, filter), placeholderData: keepPreviousData });
}

export const exportReport = (filter: ReportFilter): Promise<Blob> =>
  bodyOf(
    api.GET('/api/v1/stats/hiring/export', {
      params: { query: queryOf(filter) },
      parseAs: 'blob',
    }),
  );

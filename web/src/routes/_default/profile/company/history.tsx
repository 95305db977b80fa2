import { createFileRoute } from '@tanstack/react-router';
import { CompanyHead } from '@/features/company/company-head';
import { History } from '@/features/company/history/history-page';
import { pageParam } from '@/i18n/search-params';

export const Route = createFileRoute('/_default/profile/company/history')({
  validateSearch: (raw: Record<string, unknown>): { page?: number } => ({
    page: pageParam(raw.page),
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps: { page = 1 } }) =>
    (await import('@/features/company/history/load')).loadHistory(context.queryClient, page),
  head: ({ loaderData }) => ({ meta: [{ title: loaderData?.title }] }),
  component: HistoryRoute,
});

function HistoryRoute() {
  const { page = 1 } = Route.useSearch();
  const { history } = Route.useLoaderData();
  return (
    <div className="wrap edit-page">
      <CompanyHead />
      <History history={history} page={page} />
    </div>
  );
}

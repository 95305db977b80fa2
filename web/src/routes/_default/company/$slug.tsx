import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link, notFound } from '@tanstack/react-router';
import { isNotFound } from '@/api/errors';
import { CompanyPagination } from '@/features/companies/company-pagination';
import { CompanyView } from '@/features/companies/company-view';
import { companyQuery } from '@/features/companies/queries';
import type { Company } from '@/features/companies/wire';
import { ReportButton } from '@/features/vacancies/report-button';
import { ShareButton } from '@/features/vacancies/share-button';
import { VacancyList } from '@/features/vacancies/vacancy-list';
import { pageParam } from '@/i18n/search-params';
import { m } from '@/paraglide/messages';
import { buttonClass } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';

export const Route = createFileRoute('/_default/company/$slug')({
  validateSearch: (raw: Record<string, unknown>): { page?: number } => ({
    page: pageParam(raw.page),
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params, deps }) => {
    // Comes while the data is on its way, so that a page opened inside the app is whole at once.
    void import('@/features/companies/company-more');
    const options = companyQuery(params.slug, deps.page);
    const { company } = await context.queryClient.ensureQueryData(options).catch((problem) => {
      throw isNotFound(problem) ? notFound() : problem;
    });
    return { title: m.company_title({ name: company.name }) };
  },
  head: ({ loaderData }) => ({ meta: [{ title: loaderData?.title ?? m.jobs_title() }] }),
  component: CompanyPage,
});

function CompanyPage() {
  const { slug } = Route.useParams();
  const { page = 1 } = Route.useSearch();
  const { company, data, meta } = useSuspenseQuery(companyQuery(slug, page)).data;
  const { name } = company;
  return (
    <CompanyView
      company={company as Company}
      actions={
        <>
          <ShareButton path={`/company/${slug}`} title={name} company={name} />
          <ReportButton target="company" slug={slug} label={m.company_report()} />
        </>
      }
    >
      {data.length > 0 ? (
        <VacancyList cards={data} headingLevel={3} />
      ) : (
        <EmptyState
          text={m.company_none()}
          cloth={5}
          action={
            <Link to="/jobs" className={buttonClass({ look: 'primary' })}>
              {m.company_all_jobs()}
            </Link>
          }
        />
      )}
      <CompanyPagination slug={slug} page={page} pages={meta.pages} />
    </CompanyView>
  );
}

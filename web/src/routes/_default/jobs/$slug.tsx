import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';
import { isNotFound } from '@/api/errors';
import { CompanyStrip } from '@/features/vacancies/company-strip';
import { tellSeen, vacancyQuery } from '@/features/vacancies/queries';
import { rememberVacancy } from '@/features/vacancies/recently-viewed';
import { SimilarVacancies } from '@/features/vacancies/similar';
import { VacancyGone } from '@/features/vacancies/vacancy-gone';
import { VacancyView } from '@/features/vacancies/vacancy-view';
import { markViewed } from '@/features/vacancies/viewed';
import { m } from '@/paraglide/messages';

export const Route = createFileRoute('/_default/jobs/$slug')({
  loader: async ({ context, params }) => {
    const options = vacancyQuery(params.slug);
    const answer = await context.queryClient.ensureQueryData(options).catch((problem) => {
      throw isNotFound(problem) ? notFound() : problem;
    });
    if (!answer.status) return { title: m.vacancy_gone_title() };
    const { title, customer, location_name } = answer.data;
    return { title: [title, customer.name, location_name].join(', ') };
  },
  head: ({ loaderData }) => ({ meta: [{ title: loaderData?.title ?? m.jobs_title() }] }),
  component: VacancyPage,
});

function VacancyPage() {
  const { slug } = Route.useParams();
  const { data: answer } = useSuspenseQuery(vacancyQuery(slug));
  const seen = answer.status && !answer.data.is_own ? answer.data : undefined;
  const [isSeen, title, company] = [
    seen !== undefined,
    seen?.title ?? '',
    seen?.customer.name ?? '',
  ];
  // Before the page is painted: whoever taps and returns at once has seen it too.
  useLayoutEffect(() => {
    if (!isSeen) return;
    markViewed(slug);
    rememberVacancy({ slug, title, company });
    // A view that could not be counted is ignored.
    tellSeen(slug).catch(() => undefined);
  }, [slug, isSeen, title, company]);
  if (!answer.status) return <VacancyGone similar={answer.similar} />;
  return (
    <>
      <VacancyView vacancy={answer.data} mode="public" />
      <CompanyStrip company={answer.data.customer} />
      <SimilarVacancies slug={slug} />
    </>
  );
}

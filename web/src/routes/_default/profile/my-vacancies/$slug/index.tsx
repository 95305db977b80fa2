import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { OwnPage } from '@/features/my-vacancies/own-page';
import { ownVacancyQuery, statsQuery } from '@/features/my-vacancies/queries';
import { StatsChart } from '@/features/my-vacancies/stats-chart';
import { UndoDeletion } from '@/features/settings/data/undo-deletion';
import { ShareButton } from '@/features/vacancies/share-button';
import { VacancyView } from '@/features/vacancies/vacancy-view';
import { errorText } from '@/i18n/error-text';
import { m } from '@/paraglide/messages';
import { ErrorState } from '@/ui/error-state';
import { Skeleton, SkeletonLine } from '@/ui/skeleton';

export const Route = createFileRoute('/_default/profile/my-vacancies/$slug/')({
  loader: ({ context, params: { slug } }) =>
    context.queryClient.ensureQueryData(ownVacancyQuery(slug)),
  head: ({ loaderData }) => ({ meta: [{ title: loaderData?.data.title }] }),
  component: OwnVacancy,
});

function OwnVacancy() {
  const { slug } = Route.useParams();
  const { data: vacancy } = useSuspenseQuery(ownVacancyQuery(slug)).data;
  return (
    <OwnPage
      vacancy={vacancy}
      chart={<Chart slug={slug} />}
      share={
        <ShareButton path={`/jobs/${slug}`} title={vacancy.title} company={vacancy.customer.name} />
      }
      undo={<UndoDeletion />}
      renderPreview={(preview) => <VacancyView vacancy={preview} />}
    />
  );
}

function Chart({ slug }: { slug: string }) {
  const { data, error, isFetching, refetch } = useQuery(statsQuery(slug));
  if (data) return <StatsChart stats={data.data} />;
  if (error) {
    return (
      <ErrorState
        title={m.my_vacancies_not_loaded()}
        text={errorText(error)}
        retryText={m.ui_retry()}
        busy={isFetching}
        onRetry={() => refetch()}
      />
    );
  }
  return (
    <Skeleton label={m.ui_loading()}>
      <SkeletonLine height={220} />
    </Skeleton>
  );
}

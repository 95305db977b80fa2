import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createFileRoute, Outlet, useRouterState } from '@tanstack/react-router';
import { refetchApplications } from '@/features/applications/calls';
import { ResponsePage } from '@/features/applications/response-page';
import { markVacancy } from '@/features/vacancies/marks';
import { similarQuery, vacancyQuery } from '@/features/vacancies/queries';
import { SimilarVacancies } from '@/features/vacancies/similar';
import { VacancyGone } from '@/features/vacancies/vacancy-gone';
import { textParam } from '@/i18n/search-params';
import { BackLayout } from '@/layouts/back-layout';
import { NotFoundPage } from '@/layouts/not-found-page';
import { m } from '@/paraglide/messages';
import { guard } from '@/session/guards';
import { meQuery } from '@/session/me';

/** A candidate responds to a vacancy. The form outlives its two steps. */
export const Route = createFileRoute('/jobs/$slug/response')({
  // `?resume=` is the one that was just made for this vacancy.
  validateSearch: (raw: Record<string, unknown>): { resume?: string } => ({
    resume: textParam(raw.resume),
  }),
  beforeLoad: guard('candidate', 'check-profile'),
  head: () => ({ meta: [{ title: m.response_title() }] }),
  component: ResponseRoute,
});

function ResponseRoute() {
  const { slug } = Route.useParams();
  const { resume } = Route.useSearch();
  const navigate = Route.useNavigate();
  const queryClient = useQueryClient();
  const { data: me } = useQuery(meQuery());
  const { data: similar } = useQuery(similarQuery(slug));
  const isAsking = useRouterState({
    select: ({ location }) => location.pathname.endsWith('/questions'),
  });
  // Signing out clears the cache a moment before the page is left.
  if (!me) return null;
  return (
    <BackLayout back={`/jobs/${slug}`} backText={m.response_back()}>
      <ResponsePage
        key={slug}
        slug={slug}
        person={me.id}
        hasTelegram={me.telegram != null}
        made={resume}
        step={isAsking ? 'questions' : 'form'}
        onStep={(step, replace) =>
          void navigate({
            to: step === 'questions' ? '/jobs/$slug/response/questions' : '/jobs/$slug/response',
            params: { slug },
            search: { resume },
            replace,
          })
        }
        onChanged={({ status }) => {
          markVacancy(queryClient, slug, { responded: status });
          void refetchApplications(queryClient);
        }}
        missing={<NotFoundPage />}
        gone={<Gone slug={slug} />}
        similar={<SimilarVacancies slug={slug} />}
        similarCount={similar?.data.length ?? 0}
      />
      <Outlet />
    </BackLayout>
  );
}

/** Closed since the link was followed; the vacancy itself answers with similar ones. */
function Gone({ slug }: { slug: string }) {
  const { data } = useQuery({ ...vacancyQuery(slug), staleTime: 0 });
  return <VacancyGone similar={data && !data.status ? data.similar : []} />;
}

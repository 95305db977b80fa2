import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createFileRoute, useParams } from '@tanstack/react-router';
import { Suspense } from 'react';
import { ApplicationsPage } from '@/features/applications/applications-page';
import { FILTERS, type ListAddress } from '@/features/applications/wire';
import { dictionariesQuery } from '@/features/dictionaries/queries';
import { markVacancy } from '@/features/vacancies/marks';
import { VacancyList } from '@/features/vacancies/vacancy-list';
import { Waiting } from '@/forms/waiting';
import { pageParam } from '@/i18n/search-params';
import { NotFoundPage } from '@/layouts/not-found-page';
import { m } from '@/paraglide/messages';
import { guard } from '@/session/guards';
import { onDemand } from '@/ui/on-demand';

// Few look at what they have sent.
const SentResume = onDemand(
  async () => (await import('@/features/applications/sent-resume')).SentResume,
);
const CandidateView = onDemand(
  async () => (await import('@/features/candidates/candidate-view')).CandidateView,
);

interface Search extends ListAddress {
  /** The copy of the resume that was sent, as a page of its own. */
  view?: 'resume';
}

/** `?filter=invitations&page=2`; anything else means the first page of all. */
function readSearch(raw: Record<string, unknown>): Search {
  const filter = FILTERS.find((one) => one === raw.filter);
  return {
    filter: filter === 'all' ? undefined : filter,
    page: pageParam(raw.page),
    view: raw.view === 'resume' ? 'resume' : undefined,
  };
}

/** The candidate's applications: the list, and one of them beside it or on a page of its own. */
export const Route = createFileRoute('/_default/profile/applications')({
  validateSearch: readSearch,
  beforeLoad: guard('candidate', 'check-profile'),
  head: () => ({ meta: [{ title: m.applications_title() }] }),
  component: ApplicationsRoute,
});

function ApplicationsRoute() {
  const { view, ...address } = Route.useSearch();
  const { id } = useParams({ strict: false });
  const queryClient = useQueryClient();
  if (id !== undefined && view === 'resume') return <Sent id={id} address={address} />;
  return (
    <ApplicationsPage
      address={address}
      selected={id}
      onChanged={({ vacancy: { slug }, status }) =>
        markVacancy(queryClient, slug, { responded: status })
      }
      renderVacancies={(cards) => <VacancyList cards={cards} headingLevel={3} />}
      missing={<NotFoundPage />}
    />
  );
}

function Sent({ id, address }: { id: string; address: ListAddress }) {
  const { data: dictionaries } = useQuery(dictionariesQuery());
  const nameOf = (code: string) =>
    dictionaries?.data.language.find((one) => one.code === code)?.name ?? code;
  return (
    <Suspense fallback={<Waiting />}>
      <SentResume
        id={id}
        address={address}
        missing={<NotFoundPage />}
        renderResume={(profile, top) => (
          <CandidateView profile={profile} nameOfLanguage={nameOf} top={top} />
        )}
      />
    </Suspense>
  );
}

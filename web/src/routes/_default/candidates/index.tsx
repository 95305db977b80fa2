import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useMemo } from 'react';
import { pickCandidateSearch } from '@/features/candidates/address';
import { CandidatesPage } from '@/features/candidates/candidates-page';
import { readCandidateSearch, rebased } from '@/features/candidates/search';
import { dictionariesQuery, homeListsQuery } from '@/features/dictionaries/queries';
import { guard } from '@/session/guards';

export const Route = createFileRoute('/_default/candidates/')({
  beforeLoad: guard('customer'),
  validateSearch: pickCandidateSearch,
  loader: async () => (await import('@/features/candidates/load')).listTitle(),
  head: ({ loaderData }) => ({ meta: [{ title: loaderData }] }),
  component: CandidatesRoute,
});

function CandidatesRoute() {
  const { data: lists } = useSuspenseQuery(homeListsQuery());
  const { data: dictionaries } = useSuspenseQuery(dictionariesQuery());
  const given = Route.useSearch();
  const search = useMemo(() => readCandidateSearch({ ...given }), [given]);
  const navigate = Route.useNavigate();
  return (
    <CandidatesPage
      search={search}
      lists={{ ...lists, languages: dictionaries.data.language }}
      onChange={(next) =>
        void navigate({
          search: (newest) => rebased(search, next, readCandidateSearch({ ...newest })),
          resetScroll: false,
        })
      }
    />
  );
}

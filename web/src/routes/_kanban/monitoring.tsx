import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useMemo } from 'react';
import { BoardPage } from '@/features/applicants/board/board-page';
import { type ApplicantFilter, readFilter } from '@/features/applicants/filter';
import { dictionariesQuery, homeListsQuery } from '@/features/dictionaries/queries';
import { m } from '@/paraglide/messages';
import { guard } from '@/session/guards';
import { hasToken } from '@/session/token';

const forEmployers = guard('customer', 'check-profile');

/** The board of the company in use. */
export const Route = createFileRoute('/_kanban/monitoring')({
  beforeLoad: async (visit) => {
    // The cards are asked for together with the identity.
    if (hasToken()) {
      void import('@/features/applicants/load').then(
        ({ startBoard }) => startBoard(visit.context.queryClient, visit.search),
        () => undefined,
      );
    }
    await forEmployers(visit);
  },
  // Read when the page is loaded: every page's first load has this file.
  validateSearch: (raw: Record<string, unknown>): ApplicantFilter => raw,
  head: () => ({ meta: [{ title: m.board_title() }] }),
  component: BoardRoute,
});

function BoardRoute() {
  const given = Route.useSearch();
  const filter = useMemo(() => readFilter({ ...given }), [given]);
  const navigate = Route.useNavigate();
  // Names for filters and resumes; the board does not wait for them.
  const { data: lists } = useQuery(homeListsQuery());
  const { data: dictionaries } = useQuery(dictionariesQuery());
  return (
    <BoardPage
      filter={filter}
      spheres={lists?.spheres ?? []}
      nameOfLanguage={(code) =>
        dictionaries?.data.language.find((one) => one.code === code)?.name ?? code
      }
      onChange={(search, replace) => void navigate({ search, replace, resetScroll: false })}
    />
  );
}

import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { readIds, writeIds } from '@/features/applicants/compare/address';
import { ComparePage } from '@/features/applicants/compare/compare-page';
import { dictionariesQuery } from '@/features/dictionaries/queries';
import { ownVacancyQuery } from '@/features/my-vacancies/queries';
import { m } from '@/paraglide/messages';

export const Route = createFileRoute('/_default/profile/my-vacancies/$slug/applications/compare')({
  // Read when the page is loaded: every page's first load has this file.
  validateSearch: (raw: Record<string, unknown>): { ids?: string } => raw,
  loader: ({ context, params: { slug } }) =>
    context.queryClient.ensureQueryData(ownVacancyQuery(slug)),
  head: () => ({ meta: [{ title: m.compare_page() }] }),
  component: Compare,
});

function Compare() {
  const { slug } = Route.useParams();
  const { ids: given } = Route.useSearch();
  const navigate = Route.useNavigate();
  const { data: vacancy } = useSuspenseQuery(ownVacancyQuery(slug)).data;
  const { data: dictionaries } = useQuery(dictionariesQuery());
  const ids = useMemo(() => readIds(given), [given]);
  const nameOfLanguage = useCallback(
    (code: string) => dictionaries?.data.language.find((one) => one.code === code)?.name ?? code,
    [dictionaries],
  );
  return (
    <ComparePage
      slug={slug}
      title={vacancy.title}
      ids={ids}
      nameOfLanguage={nameOfLanguage}
      onChange={(next) =>
        void navigate({
          search: { ids: writeIds(next) },
          state: true,
          replace: true,
          resetScroll: false,
        })
      }
    />
  );
}

import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { type ComponentType, useEffect, useState } from 'react';
import { homeListsQuery } from '@/features/dictionaries/queries';
import { SearchForm } from '@/features/dictionaries/search-form';
import { withCounts } from '@/features/home/counts';
import { EmployerBanner } from '@/features/home/employer-banner';
import { Hero } from '@/features/home/hero';
import { Newest } from '@/features/home/newest';
import { OwnNumbers } from '@/features/home/own-numbers';
import { summaryQuery } from '@/features/home/queries';
import { Regions } from '@/features/home/regions';
import { Spheres } from '@/features/home/spheres';
import { recentlyViewed } from '@/features/vacancies/recently-viewed';
import { VacancyList } from '@/features/vacancies/vacancy-list';
import { m } from '@/paraglide/messages';

export const Route = createFileRoute('/_default/')({
  // Counts and the newest vacancies are optional: the page works without them.
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(homeListsQuery()),
      queryClient.prefetchQuery(summaryQuery()),
    ]),
  head: () => ({ meta: [{ title: m.home_title() }] }),
  component: Home,
});

function Home() {
  const navigate = useNavigate();
  const { data: lists } = useSuspenseQuery(homeListsQuery());
  const { data: summary } = useQuery(summaryQuery());
  const spheres = withCounts(lists.spheres, summary?.spheres);
  const newest = summary?.newest ?? [];
  return (
    <>
      <Hero
        search={
          <SearchForm
            regions={lists.regions}
            onSearch={(search) => void navigate({ to: '/jobs', search })}
          />
        }
        total={summary?.total ?? 0}
      />
      {newest.length > 0 && (
        <Newest>
          <VacancyList cards={newest} headingLevel={3} look="tiles" />
        </Newest>
      )}
      <RecentlyViewed />
      <Spheres spheres={spheres} />
      <Regions regions={withCounts(lists.regions, summary?.regions)} />
      <OwnNumbers />
      <EmployerBanner />
    </>
  );
}

/**
 * Rendered after hydration, because the server-rendered page does not have it. Its code is loaded only if something was
 * viewed.
 */
function RecentlyViewed() {
  const [Strip, setStrip] = useState<ComponentType>();
  useEffect(() => {
    if (recentlyViewed().length === 0) return;
    void import('@/features/vacancies/viewed-strip').then(({ ViewedStrip }) =>
      setStrip(() => ViewedStrip),
    );
  }, []);
  return Strip ? <Strip /> : null;
}

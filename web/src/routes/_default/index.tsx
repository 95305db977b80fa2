import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { homeListsQuery } from '@/features/dictionaries/queries';
import { SearchForm } from '@/features/dictionaries/search-form';
import { EmployerBanner } from '@/features/home/employer-banner';
import { Hero } from '@/features/home/hero';
import { Regions } from '@/features/home/regions';
import { Spheres } from '@/features/home/spheres';
import { m } from '@/paraglide/messages';

export const Route = createFileRoute('/_default/')({
  loader: ({ context }) => context.queryClient.ensureQueryData(homeListsQuery()),
  head: () => ({ meta: [{ title: m.home_title() }] }),
  component: Home,
});

function Home() {
  const { data } = useSuspenseQuery(homeListsQuery());
  return (
    <>
      <Hero search={<SearchForm regions={data.regions} />} />
      <Spheres spheres={data.spheres} />
      <Regions regions={data.regions} />
      <EmployerBanner />
    </>
  );
}

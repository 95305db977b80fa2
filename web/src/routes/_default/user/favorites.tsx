import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { FavouritesPage } from '@/features/favourites/favourites-page';
import { FAVOURITES_KEY } from '@/features/favourites/queries';
import { CardSkeletons } from '@/features/vacancies/card-skeleton';
import { useSaving } from '@/features/vacancies/use-saving';
import { VacancyCard } from '@/features/vacancies/vacancy-card';
import { pageParam } from '@/i18n/search-params';
import { m } from '@/paraglide/messages';
import { guard } from '@/session/guards';
import { meQuery } from '@/session/me';

export const Route = createFileRoute('/_default/user/favorites')({
  validateSearch: (raw: Record<string, unknown>): { page?: number } => ({
    page: pageParam(raw.page),
  }),
  beforeLoad: guard('candidate'),
  head: () => ({ meta: [{ title: m.favourites_title() }] }),
  component: FavoritesRoute,
});

function FavoritesRoute() {
  const { page = 1 } = Route.useSearch();
  const { data: me } = useQuery(meQuery());
  const queryClient = useQueryClient();
  const { save } = useSaving();
  if (!me) return null;
  const remove = async (slug: string) => {
    const isHeard = await save(slug, false);
    if (isHeard) await queryClient.invalidateQueries({ queryKey: FAVOURITES_KEY });
  };
  return (
    <FavouritesPage
      person={me.id}
      page={page}
      outline={<CardSkeletons count={3} />}
      card={(favourite, action) => (
        <VacancyCard card={favourite} headingLevel={2} action={action} />
      )}
      onRemove={(slug) => void remove(slug)}
    />
  );
}

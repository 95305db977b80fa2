import { useQuery } from '@tanstack/react-query';
import { m } from '@/paraglide/messages';
import type { VacancyCardData } from './model';
import { similarQuery } from './queries';
import { VacancyList } from './vacancy-list';

/** Similar vacancies. If they fail to load, nothing is shown: the vacancy itself is what matters. */
export function SimilarVacancies({ slug }: { slug: string }) {
  const { data } = useQuery(similarQuery(slug));
  return <SimilarList cards={data?.data ?? []} />;
}

export function SimilarList({ cards }: { cards: readonly VacancyCardData[] }) {
  if (cards.length === 0) return null;
  return (
    <section className="wrap similar" aria-labelledby="similar-title">
      <h2 id="similar-title" className="similar-title display">
        {m.vacancy_similar()}
      </h2>
      <VacancyList cards={cards} headingLevel={3} look="tiles" />
    </section>
  );
}

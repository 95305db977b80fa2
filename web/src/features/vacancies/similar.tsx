import { useQuery } from '@tanstack/react-query';
import { m } from '@/paraglide/messages';
import type { VacancyCardData } from './model';
import { similarQuery } from './queries';
import { VacancyList } from './vacancy-list';

/** More of the same below a vacancy. Without an answer there is simply nothing: the vacancy itself is what counts. */
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

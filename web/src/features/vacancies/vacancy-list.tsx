import { useQuery } from '@tanstack/react-query';
import { meQuery } from '@/session/me';
import { cx } from '@/ui/cx';
import type { VacancyCardData } from './model';
import { VacancyCard } from './vacancy-card';
import './list.css';

interface VacancyListProps {
  cards: readonly VacancyCardData[];
  headingLevel: 2 | 3;
  /** Side by side where there is room, as on the home page; one under another otherwise. */
  look?: 'rows' | 'tiles';
}

export function VacancyList({ cards, headingLevel, look = 'rows' }: VacancyListProps) {
  const { data: me } = useQuery(meQuery());
  const own = me?.customer?.slug;
  return (
    <ul className={cx('vacancies', look === 'tiles' && 'vacancies-tiles')}>
      {cards.map((card) => (
        <li key={card.id}>
          <VacancyCard
            card={card}
            headingLevel={headingLevel}
            isOwn={own !== undefined && card.customer.slug === own}
          />
        </li>
      ))}
    </ul>
  );
}

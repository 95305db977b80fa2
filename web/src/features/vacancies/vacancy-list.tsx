import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { meQuery } from '@/session/me';
import { cx } from '@/ui/cx';
import { InTurn } from '@/ui/in-turn';
import { useShown } from './hiding';
import type { VacancyCardData } from './model';
import { VacancyCard } from './vacancy-card';
import './list.css';

const HideMenu = lazy(async () => ({ default: (await import('./hide-menu')).HideMenu }));

interface VacancyListProps {
  cards: readonly VacancyCardData[];
  headingLevel: 2 | 3;
  /** Side by side where there is room, as on the home page; otherwise one per row. */
  look?: 'rows' | 'tiles';
}

export function VacancyList({ cards, headingLevel, look = 'rows' }: VacancyListProps) {
  const { data: me } = useQuery(meQuery());
  const own = me?.customer?.slug;
  // Only lists in rows have the hide menu; tiles are the same for everybody.
  const mayHide = me?.role === 'candidate' && look === 'rows';
  const shown = useShown(cards);
  return (
    <ul className={cx('vacancies', look === 'tiles' && 'vacancies-tiles')}>
      {shown.map((card) => (
        <InTurn key={card.id}>
          <li>
            <VacancyCard
              card={card}
              headingLevel={headingLevel}
              isOwn={own !== undefined && card.customer.slug === own}
              menu={
                mayHide && (
                  <Suspense fallback={null}>
                    <HideMenu card={card} />
                  </Suspense>
                )
              }
            />
          </li>
        </InTurn>
      ))}
    </ul>
  );
}

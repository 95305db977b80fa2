import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { meQuery } from '@/session/me';
import { cx } from '@/ui/cx';
import { onDemand } from '@/ui/on-demand';
import { useShown } from './hiding';
import type { VacancyCardData } from './model';
import { VacancyCard } from './vacancy-card';
import './list.css';

const HideMenu = onDemand(async () => (await import('./hide-menu')).HideMenu);

interface VacancyListProps {
  cards: readonly VacancyCardData[];
  headingLevel: 2 | 3;
  /** Side by side where there is room; otherwise one per row. */
  look?: 'rows' | 'tiles';
}

/** A list of vacancies in the app; those of documents are drawn by the server. */
export function VacancyList({ cards, headingLevel, look = 'rows' }: VacancyListProps) {
  const { data: me } = useQuery(meQuery());
  const own = me?.customer?.slug;
  // Only lists in rows have the hide menu; tiles are the same for everybody.
  const mayHide = me?.role === 'candidate' && look === 'rows';
  const shown = useShown(cards);
  return (
    <ul className={cx('vacancies', look === 'tiles' && 'vacancies-tiles')}>
      {shown.map((card) => (
        <li key={card.id}>
          <VacancyCard
            card={card}
            headingLevel={headingLevel}
            isOwn={own !== undefined && card.customer.slug === own}
            menu={
              mayHide && (
                <Suspense>
                  <HideMenu card={card} />
                </Suspense>
              )
            }
          />
        </li>
      ))}
    </ul>
  );
}

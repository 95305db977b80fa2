import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { meQuery } from '@/session/me';
import { cx } from '@/ui/cx';
import { usePainted } from '@/ui/use-painted';
import { useShown } from './hiding';
import type { VacancyCardData } from './model';
import { VacancyCard } from './vacancy-card';
import './list.css';

const HideMenu = lazy(async () => ({ default: (await import('./hide-menu')).HideMenu }));

interface VacancyListProps {
  cards: readonly VacancyCardData[];
  headingLevel: 2 | 3;
  /** Side by side where there is room, as on the home page; one under another otherwise. */
  look?: 'rows' | 'tiles';
}

export function VacancyList({ cards, headingLevel, look = 'rows' }: VacancyListProps) {
  const { data: me } = useQuery(meQuery());
  const own = me?.customer?.slug;
  // Tiles are the same for everybody; what is searched for is each candidate's own.
  const mayHide = me?.role === 'candidate' && look === 'rows';
  const shown = useShown(cards);
  return (
    <ul className={cx('vacancies', look === 'tiles' && 'vacancies-tiles')}>
      {shown.map((card, place) => (
        <Item key={card.id} slug={card.slug} place={place}>
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
        </Item>
      ))}
    </ul>
  );
}

/** The first ones are on the first screen of phones. */
const AT_ONCE = 3;

/** A page has one list when the server paints it, so places in it are enough to find what was painted. */
function Item({ slug, place, children }: { slug: string; place: number; children: ReactNode }) {
  const painted = usePainted(`.vacancies > :nth-child(${place + 1})`, `/jobs/${slug}`);
  if (painted !== null && place >= AT_ONCE) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what already stands there
    return <li dangerouslySetInnerHTML={{ __html: painted }} />;
  }
  return <li>{children}</li>;
}

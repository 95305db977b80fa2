import type { ReactNode } from 'react';
import { pathTo } from '@/i18n/go';
import { m } from '@/paraglide/messages';
import { buttonClass } from '@/ui/button';
import { Card } from '@/ui/card';
import { CompanyTile } from '@/ui/company-tile';
import { Status } from '@/ui/status';
import type { FavouriteData } from './model';

interface ClosedFavouriteProps {
  favourite: FavouriteData;
  action: ReactNode;
}

/** A saved vacancy that is closed: its title, and a link to similar ones. */
export function ClosedFavourite({ favourite, action }: ClosedFavouriteProps) {
  const [sphere] = favourite.sphere;
  return (
    <Card as="article" className="favourite-closed">
      <CompanyTile company={favourite.customer} size={52} className="favourite-tile" />
      <div className="favourite-words">
        <h2 className="favourite-title">{favourite.title}</h2>
        <p className="favourite-company">
          {favourite.customer.name}
          {favourite.contacted && ` · ${m.vacancy_contacted()}`}
        </p>
        <p className="favourite-foot">
          <Status tone="quiet">{m.favourites_closed()}</Status>
          <a href={pathTo('/jobs', { sphere })} className={buttonClass({ size: 'sm' })}>
            {m.favourites_similar()}
          </a>
        </p>
      </div>
      {action}
    </Card>
  );
}

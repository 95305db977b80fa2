import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { errorText } from '@/i18n/error-text';
import { paginationTexts } from '@/i18n/ui-texts';
import { m } from '@/paraglide/messages';
import { buttonClass } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { Pagination } from '@/ui/pagination';
import { FavouriteList, FindSome } from './favourite-list';
import type { FavouriteData } from './model';
import { type Favourites, favouritesQuery } from './queries';

interface FavouritesPageProps {
  /** The owner of the list: the cached list is stored per person. */
  person: string;
  page: number;
  card: (favourite: FavouriteData, action: ReactNode) => ReactNode;
  /** The skeleton shown while the list loads. */
  outline: ReactNode;
  onRemove: (slug: string) => void;
}

export function FavouritesPage(props: FavouritesPageProps) {
  const { person, page, outline } = props;
  const { data, error, isFetching, refetch } = useQuery(favouritesQuery(person, page));
  return (
    <div className="wrap favourites-page">
      <h1 className="favourites-title display">{m.favourites_title()}</h1>
      {data && <Loaded {...props} list={data} />}
      {!data && !error && <div className="favourites-wait">{outline}</div>}
      {!data && error && (
        <ErrorState
          title={m.favourites_not_loaded()}
          text={errorText(error)}
          retryText={m.ui_retry()}
          busy={isFetching}
          onRetry={() => refetch()}
        />
      )}
      <p className="favourites-more">
        <Link to="/user/searches" className={buttonClass({ look: 'quiet' })}>
          {m.searches_all_link()}
        </Link>
        <Link to="/user/hidden" className={buttonClass({ look: 'quiet' })}>
          {m.searches_hidden_link()}
        </Link>
      </p>
    </div>
  );
}

function Loaded({ list, page, card, onRemove }: FavouritesPageProps & { list: Favourites }) {
  // Removing a vacancy marks it as not liked in every cached response, including this one.
  const saved = list.data.filter(({ liked }) => liked);
  const total = list.meta.total - (list.data.length - saved.length);
  return (
    <>
      {list.isKept && <p className="favourites-note">{m.favourites_offline()}</p>}
      {saved.length > 0 ? (
        <>
          <p className="favourites-count">{m.favourites_count({ count: total })}</p>
          <FavouriteList favourites={saved} card={card} onRemove={onRemove} />
        </>
      ) : (
        <EmptyState text={m.favourites_empty()} cloth={11} action={<FindSome />} />
      )}
      <div className="favourites-pages">
        <Pagination
          page={page}
          pages={list.meta.pages}
          hrefFor={(target) => `?page=${target}`}
          texts={paginationTexts()}
          renderLink={({ page: target, href: _, ...link }) => (
            <Link
              to="/user/favorites"
              search={{ page: target === 1 ? undefined : target }}
              {...link}
            />
          )}
        />
      </div>
    </>
  );
}

import { Bookmark } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { pathTo } from '@/i18n/go';
import { m } from '@/paraglide/messages';
import { buttonClass } from '@/ui/button';
import { ConfirmDialog } from '@/ui/dialog';
import { ClosedFavourite } from './closed-favourite';
import './favourites.css';
import type { FavouriteData } from './model';

interface FavouriteListProps {
  favourites: readonly FavouriteData[];
  /** The card of an open vacancy, with our button in place of its bookmark. */
  card: (favourite: FavouriteData, action: ReactNode) => ReactNode;
  onRemove: (slug: string) => void;
}

/** Saved vacancies. Removing one changes a list that the user has made, so it is confirmed first. */
export function FavouriteList({ favourites, card, onRemove }: FavouriteListProps) {
  const [leaving, setLeaving] = useState<FavouriteData>();
  const remove = () => {
    if (leaving) onRemove(leaving.slug);
    setLeaving(undefined);
  };
  return (
    <>
      <ul className="favourites">
        {favourites.map((favourite) => {
          const action = (
            <RemoveButton favourite={favourite} onPress={() => setLeaving(favourite)} />
          );
          return (
            <li key={favourite.id}>
              {favourite.is_open ? (
                card(favourite, action)
              ) : (
                <ClosedFavourite favourite={favourite} action={action} />
              )}
            </li>
          );
        })}
      </ul>
      <ConfirmDialog
        open={leaving !== undefined}
        title={m.favourites_remove_title()}
        confirmText={m.favourites_remove_yes()}
        cancelText={m.favourites_remove_no()}
        closeLabel={m.ui_close()}
        danger
        onConfirm={remove}
        onClose={() => setLeaving(undefined)}
      >
        <p>{m.favourites_remove_text({ title: leaving?.title ?? '' })}</p>
      </ConfirmDialog>
    </>
  );
}

function RemoveButton({ favourite, onPress }: { favourite: FavouriteData; onPress: () => void }) {
  return (
    <button
      type="button"
      className="icon-btn bookmark vacancy-save"
      aria-pressed="true"
      aria-label={m.favourites_remove({ title: favourite.title })}
      onClick={onPress}
    >
      <Bookmark size={22} strokeWidth={1.8} aria-hidden="true" />
    </button>
  );
}

/** The empty state: nothing saved yet, and how to begin. */
export function FindSome() {
  return (
    <a href={pathTo('/jobs')} className={buttonClass({ look: 'primary' })}>
      {m.favourites_find()}
    </a>
  );
}

import { Bookmark as BookmarkIcon } from 'lucide-react';
import type { Ref } from 'react';
import { m } from '@/paraglide/messages';
import type { VacancyCardData } from './model';
import { useSaving } from './use-saving';

interface BookmarkProps {
  ref?: Ref<HTMLButtonElement>;
  card: Pick<VacancyCardData, 'slug' | 'title' | 'liked'>;
}

/** Saves the vacancy of a card; `aria-pressed` means saved. */
export function Bookmark({ ref, card }: BookmarkProps) {
  const { toggle } = useSaving();
  return (
    <button
      ref={ref}
      type="button"
      className="icon-btn bookmark vacancy-save"
      aria-pressed={card.liked}
      aria-label={m.vacancy_save_named({ title: card.title })}
      onClick={() => void toggle(card)}
    >
      <BookmarkIcon size={22} strokeWidth={1.8} aria-hidden="true" />
    </button>
  );
}

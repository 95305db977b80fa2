import { Bookmark as BookmarkIcon } from 'lucide-react';
import { m } from '@/paraglide/messages';
import { cx } from '@/ui/cx';
import type { VacancyCardData } from './model';
import { useSaving } from './use-saving';

interface BookmarkProps {
  card: VacancyCardData;
  className?: string;
}

/** Saves a vacancy; `aria-pressed` means saved. */
export function Bookmark({ card, className }: BookmarkProps) {
  const { toggle } = useSaving();
  return (
    <button
      type="button"
      className={cx('icon-btn bookmark', className)}
      aria-pressed={card.liked}
      aria-label={m.vacancy_save_named({ title: card.title })}
      onClick={() => toggle(card)}
    >
      <BookmarkIcon size={22} strokeWidth={1.8} aria-hidden="true" />
    </button>
  );
}

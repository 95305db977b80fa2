import { useRef } from 'react';
import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';
import { RemovableChip } from '@/ui/chip';
import { type Applied, cleared, withoutFilter } from './filters';
import type { JobSearch } from './search';

interface ActiveFiltersProps {
  search: JobSearch;
  applied: readonly Applied[];
  /** The free text of the query, without the words that were recognised as filters. */
  words: string;
  onChange: (search: JobSearch) => void;
}

/** The active filters, each with a remove button. Removing one keeps the scroll position and the focus in the row. */
export function ActiveFilters({ search, applied, words, onChange }: ActiveFiltersProps) {
  const row = useRef<HTMLDivElement>(null);
  if (applied.length === 0) return null;

  const show = (next: JobSearch) => {
    // The clicked button disappears; the focus moves to the row, or to the heading when the row is gone.
    const place =
      applied.length > 1 ? row.current : document.querySelector<HTMLElement>('#main h1');
    if (place) {
      place.tabIndex = -1;
      place.focus({ preventScroll: true });
    }
    onChange(next);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form; these are actions on the address.
    <div ref={row} className="jobs-filters noscroll" role="group" aria-label={m.jobs_filters()}>
      {applied.map((one) => (
        <RemovableChip
          key={`${one.key} ${one.value}`}
          label={chipLabel(one)}
          removeLabel={m.jobs_filter_remove({ filter: one.label })}
          onRemove={() => show(withoutFilter(search, one))}
        />
      ))}
      <Button look="quiet" size="sm" onClick={() => show(cleared(search, applied, words))}>
        {m.jobs_filters_clear()}
      </Button>
    </div>
  );
}

/** A filter recognised in the query shows the words it comes from. */
function chipLabel({ label, typed }: Applied): string {
  return typed == null ? label : m.jobs_filter_typed({ filter: label, typed });
}

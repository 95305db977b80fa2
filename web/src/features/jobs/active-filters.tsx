import { useRef } from 'react';
import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';
import { RemovableChip } from '@/ui/chip';
import { type Applied, cleared, withoutFilter } from './filters';
import type { JobSearch } from './search';

interface ActiveFiltersProps {
  search: JobSearch;
  applied: readonly Applied[];
  /** What is searched as words, without those that became filters. */
  words: string;
  onChange: (search: JobSearch) => void;
}

/** What narrows the list, each with its cross. Removing keeps the place on the page and the focus in the row. */
export function ActiveFilters({ search, applied, words, onChange }: ActiveFiltersProps) {
  const row = useRef<HTMLDivElement>(null);
  if (applied.length === 0) return null;

  const show = (next: JobSearch) => {
    // The pressed cross disappears; the keyboard goes on from the row, or from the heading when the row is gone.
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

/** A filter that was understood from words says from which ones. */
function chipLabel({ label, typed }: Applied): string {
  return typed == null ? label : m.jobs_filter_typed({ filter: label, typed });
}

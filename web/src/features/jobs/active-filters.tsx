import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';
import { RemovableChip } from '@/ui/chip';
import type { ActiveFilter } from './filters';
import type { JobSearch } from './search';

/** What narrows the list, each with its cross. Removing keeps the place on the page and the focus in the row. */
export function ActiveFilters({ filters }: { filters: readonly ActiveFilter[] }) {
  const navigate = useNavigate();
  const row = useRef<HTMLDivElement>(null);
  if (filters.length === 0) return null;

  const show = (search: JobSearch) => {
    // The pressed cross disappears; the keyboard goes on from the row, or from the heading when the row is gone.
    const next = filters.length > 1 ? row.current : document.querySelector<HTMLElement>('#main h1');
    if (next) {
      next.tabIndex = -1;
      next.focus({ preventScroll: true });
    }
    void navigate({ to: '/jobs', search, resetScroll: false });
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form; these are actions on the address.
    <div ref={row} className="jobs-filters" role="group" aria-label={m.jobs_filters()}>
      {filters.map(({ key, label, without }) => (
        <RemovableChip
          key={key}
          label={label}
          removeLabel={m.jobs_filter_remove({ filter: label })}
          onRemove={() => show(without)}
        />
      ))}
      <Button look="quiet" size="sm" onClick={() => show({})}>
        {m.jobs_filters_clear()}
      </Button>
    </div>
  );
}

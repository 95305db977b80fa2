import { SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { m } from '@/paraglide/messages';
import type { FiltersProps } from './filters';

const FilterSheet = lazy(async () => ({ default: (await import('./filter-sheet')).FilterSheet }));

interface FilterButtonProps extends Omit<FiltersProps, 'form'> {
  total: number;
  words: string;
}

/** Opens the filters where there is no room for the side bar. */
export function FilterButton({ onChange, ...props }: FilterButtonProps) {
  const [open, setOpen] = useState(false);
  const count = props.applied.length;
  return (
    <>
      <button
        type="button"
        className="filter-button"
        aria-haspopup="dialog"
        aria-label={count > 0 ? m.jobs_filters_open_count({ count }) : m.jobs_filters_open()}
        onClick={() => setOpen(true)}
      >
        <SlidersHorizontal size={22} strokeWidth={1.8} aria-hidden="true" />
        {count > 0 && (
          <span className="filter-button-count" aria-hidden="true">
            {count}
          </span>
        )}
      </button>
      {open && (
        <Suspense fallback={null}>
          <FilterSheet
            {...props}
            onClose={() => setOpen(false)}
            onChange={(search) => {
              setOpen(false);
              onChange(search);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

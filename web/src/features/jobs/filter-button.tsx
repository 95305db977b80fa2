import { lazy } from 'react';
import { m } from '@/paraglide/messages';
import { FilterButton } from '@/ui/filter-button';
import type { FiltersProps } from './filters';

const JobsFilterSheet = lazy(async () => ({
  default: (await import('./filter-sheet')).JobsFilterSheet,
}));

interface JobsFilterButtonProps extends Omit<FiltersProps, 'form'> {
  total: number;
  words: string;
}

/** Opens the filters where there is no room for the side bar. */
export function JobsFilterButton({ onChange, ...props }: JobsFilterButtonProps) {
  const count = props.applied.length;
  return (
    <FilterButton
      count={count}
      label={count > 0 ? m.jobs_filters_open_count({ count }) : m.jobs_filters_open()}
    >
      {(close) => (
        <JobsFilterSheet
          {...props}
          onClose={close}
          onChange={(search) => {
            close();
            onChange(search);
          }}
        />
      )}
    </FilterButton>
  );
}

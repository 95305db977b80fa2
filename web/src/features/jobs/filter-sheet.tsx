import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { groupDigits } from '@/lib/money';
import { m } from '@/paraglide/messages';
import { FilterSheet } from '@/ui/filter-sheet';
import { useSettled } from '@/ui/use-settled';
import { cleared, type FiltersProps } from './filters';
import { FiltersForm } from './filters-form';
import { countQuery } from './queries';

interface JobsFilterSheetProps extends Omit<FiltersProps, 'form'> {
  /** The number of results for the applied filters. */
  total: number;
  /** The free text of the query, without the words that were recognised as filters. */
  words: string;
  onClose: () => void;
}

/** Filters of vacancies on phones. */
export function JobsFilterSheet(given: JobsFilterSheetProps) {
  const { search, total, words, onClose, onChange, ...props } = given;
  const [draft, setDraft] = useState(search);
  const { data } = useQuery({
    ...countQuery(useSettled(draft)),
    placeholderData: keepPreviousData,
  });
  const count = data?.total ?? total;
  return (
    <FilterSheet
      title={m.jobs_filters_open()}
      closeLabel={m.ui_close()}
      clearText={m.jobs_filters_clear()}
      showText={m.jobs_show({ count, shown: groupDigits(count) })}
      onClear={() => setDraft(cleared(draft, props.applied, words))}
      onShow={() => onChange(draft)}
      onClose={onClose}
    >
      <FiltersForm
        {...props}
        search={draft}
        facets={data?.facets ?? props.facets}
        onChange={setDraft}
      />
    </FilterSheet>
  );
}

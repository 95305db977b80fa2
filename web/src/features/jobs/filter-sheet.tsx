import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { groupDigits } from '@/lib/money';
import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';
import { Sheet } from '@/ui/sheet';
import { cleared, type FiltersProps } from './filters';
import { FiltersForm } from './filters-form';
import { countQuery } from './queries';
import type { JobSearch } from './search';

interface FilterSheetProps extends Omit<FiltersProps, 'form'> {
  /** The number of results for the applied filters. */
  total: number;
  /** The free text of the query, without the words that were recognised as filters. */
  words: string;
  onClose: () => void;
}

/** Debounce: several boxes are often ticked in a row, and only the last state is counted. */
const PAUSE_MS = 250;

/** Filters on phones: a draft with a live result count, applied by one button. */
export function FilterSheet({
  search,
  total,
  words,
  onClose,
  onChange,
  ...props
}: FilterSheetProps) {
  const [draft, setDraft] = useState(search);
  const asked = useSettled(draft);
  const { data } = useQuery({ ...countQuery(asked), placeholderData: keepPreviousData });
  const count = data?.total ?? total;
  const shown = m.jobs_show({ count, shown: groupDigits(count) });
  return (
    <Sheet
      open
      onClose={onClose}
      title={m.jobs_filters_open()}
      closeLabel={m.ui_close()}
      foot={
        <>
          <Button onClick={() => setDraft(cleared(draft, props.applied, words))}>
            {m.jobs_filters_clear()}
          </Button>
          <Button look="primary" onClick={() => onChange(draft)}>
            {shown}
          </Button>
          {/* Outside the button: a live region inside would break its accessible name. */}
          <span role="status" className="sr-only">
            {shown}
          </span>
        </>
      }
    >
      <FiltersForm
        {...props}
        search={draft}
        facets={data?.facets ?? props.facets}
        onChange={setDraft}
      />
    </Sheet>
  );
}

/** The search after the debounce. */
function useSettled(search: JobSearch): JobSearch {
  const [settled, setSettled] = useState(search);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(search), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [search]);
  return settled;
}

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
  /** How many fit what the page shows. */
  total: number;
  /** What is searched as words, without what they said of filters. */
  words: string;
  onClose: () => void;
}

/** Several boxes are often ticked one after another; only the last of them is asked about. */
const PAUSE_MS = 250;

/** Filters on phones: chosen in peace, with the number of what they would leave, and applied by one press. */
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
          {/* Beside the button: a live text inside would take its name away. */}
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

/** The search as it was when the hand last rested. */
function useSettled(search: JobSearch): JobSearch {
  const [settled, setSettled] = useState(search);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(search), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [search]);
  return settled;
}

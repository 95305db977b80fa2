import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { groupDigits } from '@/lib/money';
import { m } from '@/paraglide/messages';
import { FilterSheet } from '@/ui/filter-sheet';
import { useSettled } from '@/ui/use-settled';
import { FiltersForm, type FiltersProps } from './filters-form';
import { candidatesQuery } from './queries';
import { cleared } from './search';

/** Filters of candidates on phones. The list that is counted is the one that is shown afterwards. */
export function CandidatesFilterSheet(props: FiltersProps & { onClose: () => void }) {
  const { search, lists, onClose, onChange } = props;
  const [draft, setDraft] = useState(search);
  const { data } = useQuery({
    ...candidatesQuery(useSettled(draft)),
    placeholderData: keepPreviousData,
  });
  const count = data?.meta.total ?? 0;
  return (
    <FilterSheet
      title={m.candidates_filters_open()}
      closeLabel={m.ui_close()}
      clearText={m.candidates_filters_clear()}
      showText={m.candidates_show({ count, shown: groupDigits(count) })}
      onClear={() => setDraft(cleared(draft))}
      onShow={() => onChange(draft)}
      onClose={onClose}
    >
      <FiltersForm id="sheet" search={draft} lists={lists} onChange={setDraft} />
    </FilterSheet>
  );
}

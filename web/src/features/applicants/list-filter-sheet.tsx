import { useState } from 'react';
import { groupDigits } from '@/lib/money';
import { m } from '@/paraglide/messages';
import { FilterSheet } from '@/ui/filter-sheet';
import { useSettled } from '@/ui/use-settled';
import { cleared } from './filter';
import { ListFilters, type ListFiltersProps } from './list-filters';
import { useApplicants } from './queries';

/** The filters on phones. The list that is counted is the one that is shown afterwards. */
export function ListFilterSheet(props: ListFiltersProps & { onClose: () => void }) {
  const { filter, onChange, onClose } = props;
  const [draft, setDraft] = useState(filter);
  const { data } = useApplicants(useSettled(draft));
  const count = data?.meta.total ?? 0;
  return (
    <FilterSheet
      title={m.board_filter()}
      closeLabel={m.ui_close()}
      clearText={m.board_clear()}
      showText={m.board_show({ count, shown: groupDigits(count) })}
      onClear={() => setDraft({ ...cleared(draft), ...(draft.q && { q: draft.q }) })}
      onShow={() => onChange(draft)}
      onClose={onClose}
    >
      <ListFilters {...props} filter={draft} onChange={setDraft} />
    </FilterSheet>
  );
}

import { m } from '@/paraglide/messages';
import { FilterChips } from '@/ui/filter-chips';
import { type Applied, cleared, withoutFilter } from './filters';
import type { JobSearch } from './search';

interface ActiveFiltersProps {
  search: JobSearch;
  applied: readonly Applied[];
  /** The free text of the query, without the words that were recognised as filters. */
  words: string;
  onChange: (search: JobSearch) => void;
}

/** The active filters of the list. */
export function ActiveFilters({ search, applied, words, onChange }: ActiveFiltersProps) {
  return (
    <FilterChips
      label={m.jobs_filters()}
      chips={applied.map((one) => ({
        id: `${one.key} ${one.value}`,
        label: chipLabel(one),
        removeLabel: m.jobs_filter_remove({ filter: one.label }),
        onRemove: () => onChange(withoutFilter(search, one)),
      }))}
      clearText={m.jobs_filters_clear()}
      onClear={() => onChange(cleared(search, applied, words))}
    />
  );
}

/** A filter recognised in the query shows the words it comes from. */
function chipLabel({ label, typed }: Applied): string {
  return typed == null ? label : m.jobs_filter_typed({ filter: label, typed });
}

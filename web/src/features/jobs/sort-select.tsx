import { ChevronDown } from 'lucide-react';
import { m } from '@/paraglide/messages';
import { changed } from './filters';
import type { JobSearch } from './search';

interface SortSelectProps {
  search: JobSearch;
  form: string;
  onChange: (search: JobSearch) => void;
}

/** The sort order. Relevance is offered only when there is a query text. */
export function SortSelect({ search, form, onChange }: SortSelectProps) {
  const { q, sort } = search;
  return (
    <span className="jobs-sort">
      <select
        name="sort"
        form={form}
        aria-label={m.jobs_sort()}
        value={sort ?? (q ? 'relevance' : 'new')}
        onChange={(event) => onChange(changed(search, { sort: event.currentTarget.value }))}
      >
        {q && <option value="relevance">{m.jobs_sort_relevance()}</option>}
        <option value="new">{m.jobs_sort_new()}</option>
        <option value="salary">{m.jobs_sort_salary()}</option>
      </select>
      <ChevronDown size={18} strokeWidth={1.9} aria-hidden="true" />
    </span>
  );
}

import { useQuery } from '@tanstack/react-query';
import { groupDigits } from '@/lib/money';
import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { type FilterLists, filterText } from './filters';
import { candidatesQuery } from './queries';
import { activeFilters, type CandidateSearch, changed, isNarrowed } from './search';

interface NoCandidatesProps {
  search: CandidateSearch;
  lists: FilterLists;
  onChange: (search: CandidateSearch) => void;
}

/** An empty list says why, and what to loosen. */
export function NoCandidates({ search, lists, onChange }: NoCandidatesProps) {
  if (search.saved) return <EmptyState cloth={9} text={m.candidates_empty_saved()} />;
  if (!isNarrowed(search)) return <EmptyState cloth={9} text={m.candidates_empty()} />;
  return (
    <EmptyState
      cloth={9}
      text={m.candidates_empty_narrowed()}
      action={
        <div className="results-actions">
          <Looser search={search} lists={lists} onChange={onChange} />
          <Button look="primary" onClick={() => onChange({})}>
            {m.candidates_clear_all()}
          </Button>
        </div>
      }
    />
  );
}

/** The same list without one of the conditions, as far as there is anybody. */
function Looser({ search, lists, onChange }: NoCandidatesProps) {
  const conditions = [
    ...(search.q ? [{ label: search.q, next: changed(search, { q: undefined }) }] : []),
    ...activeFilters(search).map((key) => ({
      label: filterText(key, search, lists),
      next: changed(search, { [key]: undefined }),
    })),
  ];
  // Without the only condition it is the whole list, which the other button shows.
  if (conditions.length < 2) return null;
  return conditions.map(({ label, next }) => (
    <Without key={label} label={label} next={next} onChange={onChange} />
  ));
}

interface WithoutProps {
  label: string;
  next: CandidateSearch;
  onChange: (search: CandidateSearch) => void;
}

function Without({ label, next, onChange }: WithoutProps) {
  const { data } = useQuery(candidatesQuery(next));
  const count = data?.meta.total ?? 0;
  if (count === 0) return null;
  return (
    <Button onClick={() => onChange(next)}>
      {m.candidates_without({ filter: label, count, shown: groupDigits(count) })}
    </Button>
  );
}

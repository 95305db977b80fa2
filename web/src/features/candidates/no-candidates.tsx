import { useQueries } from '@tanstack/react-query';
import { groupDigits } from '@/lib/money';
import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { type FilterLists, filterText } from './filters';
import { candidatesQuery } from './queries';
import { activeFilters, type CandidateSearch, changed, isNarrowed } from './search';

/** More would be a list to study; the conditions that keep out most people come first. */
const SHOWN = 3;

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

/** How many there are without one of the conditions. */
function Looser({ search, lists, onChange }: NoCandidatesProps) {
  const conditions = [
    ...(search.q ? [{ label: search.q, next: changed(search, { q: undefined }) }] : []),
    ...activeFilters(search).map((key) => ({
      label: filterText(key, search, lists),
      next: changed(search, { [key]: undefined }),
    })),
  ];
  const answers = useQueries({ queries: conditions.map(({ next }) => candidatesQuery(next)) });
  // Without the only condition it is the whole list, which the other button shows.
  if (conditions.length < 2) return null;
  return conditions
    .map((condition, at) => ({ ...condition, count: answers[at]?.data?.meta.total ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, SHOWN)
    .map(({ label, next, count }) => (
      <Button key={label} onClick={() => onChange(next)}>
        {m.candidates_without({ filter: label, count, shown: groupDigits(count) })}
      </Button>
    ));
}

import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { m } from '@/paraglide/messages';
import { fittingPositionsQuery } from './queries';
import type { JobSearch } from './search';

/** Professions near what was typed: a way on for a misspelt or too broad search. */
export function FittingPositions({ search }: { search: JobSearch & { q: string } }) {
  const { data } = useQuery(fittingPositionsQuery(search.q));
  const same = search.q.toLowerCase();
  const positions = (data?.data ?? []).filter(({ name }) => name.toLowerCase() !== same);
  if (positions.length === 0) return null;
  return (
    <section className="jobs-fitting" aria-labelledby="fitting-title">
      <h2 id="fitting-title" className="jobs-fitting-title">
        {m.jobs_fitting()}
      </h2>
      <ul className="jobs-fitting-list">
        {positions.map(({ code, name }) => (
          <li key={code}>
            <Link to="/jobs" search={{ ...search, q: name }} className="chip">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

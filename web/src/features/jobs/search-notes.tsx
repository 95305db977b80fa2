import { Link } from '@tanstack/react-router';
import { m } from '@/paraglide/messages';
import { changed, type Found, landing } from './filters';
import type { JobSearch } from './search';

interface SearchNotesProps {
  search: JobSearch;
  found: Found;
}

/** How the query text was interpreted and how to undo it, and the exchange rate that salaries are compared at. */
export function SearchNotes({ search, found }: SearchNotesProps) {
  const { corrections, applied, relaxed, rate_on } = found;
  const isUnderstood = corrections.length > 0 || applied.some(({ typed }) => typed != null);
  const about = landingText(search, found);
  return (
    <>
      {about && <p className="jobs-note">{about}</p>}
      {(isUnderstood || search.as_typed) && (
        <p className="jobs-note">
          {corrections.map(({ typed, used }) => (
            <span key={typed}>{m.jobs_corrected({ typed, used })} </span>
          ))}
          {search.as_typed && <span>{m.jobs_as_typed_on()} </span>}
          <Link
            to="/jobs"
            search={changed(search, { as_typed: search.as_typed ? undefined : 'true' })}
            resetScroll={false}
            className="jobs-note-link"
          >
            {search.as_typed ? m.jobs_as_typed_off() : m.jobs_as_typed()}
          </Link>
        </p>
      )}
      {relaxed && <p className="jobs-note">{m.jobs_relaxed()}</p>}
      {rate_on && <p className="jobs-note">{m.jobs_rate_on({ date: day(rate_on) })}</p>}
    </>
  );
}

/** `2026-11-15` in the local date format. */
const day = (iso: string) => iso.split('-').reverse().join('.');

/** An introductory sentence for landing pages from search engines. */
function landingText(search: JobSearch, { applied }: Found): string | null {
  const { sphere, place } = landing(search, applied) ?? {};
  if (sphere && place) return m.jobs_landing_both({ sphere, place });
  if (sphere) return m.jobs_landing_sphere({ sphere });
  return place ? m.jobs_landing_place({ place }) : null;
}

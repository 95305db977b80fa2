import { Link } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import { groupDigits } from '@/lib/money';
import { m } from '@/paraglide/messages';
import { BackLink } from './candidate-view';
import { type Neighbour, useListPlace, useListSearch, useNeighbourKeys } from './neighbours';

/** Back to the employer's list, the place in it, and the candidates before and after. */
export function BackRow({ slug }: { slug: string }) {
  const search = useListSearch();
  const place = useListPlace(slug, search);
  useNeighbourKeys(place);
  return (
    <>
      <BackLink to="/candidates" label={m.candidate_back()} search={search} />
      {place && (
        <nav className="candidate-neighbours" aria-label={m.candidate_neighbours()}>
          <span aria-hidden="true">
            {groupDigits(place.place)} / {groupDigits(place.total)}
          </span>
          <span className="sr-only">
            {m.candidate_place({ place: place.place, total: place.total })}
          </span>
          <Step to={place.previous} icon={ChevronLeft} label={m.candidate_previous()} />
          <Step to={place.next} icon={ChevronRight} label={m.candidate_next()} />
        </nav>
      )}
    </>
  );
}

interface StepProps {
  to: Neighbour | undefined;
  icon: LucideIcon;
  label: string;
}

/** At the end of the list the arrow stays, so that the other one does not move. */
function Step({ to, icon: Icon, label }: StepProps) {
  const icon = <Icon size={22} strokeWidth={1.9} aria-hidden="true" />;
  if (!to) {
    return (
      <button type="button" className="icon-btn" aria-label={label} disabled>
        {icon}
      </button>
    );
  }
  return (
    // Not preloaded: the candidate sees each company that opens the resume.
    <Link
      to="/candidates/$slug"
      params={{ slug: to.slug }}
      state={{ candidates: to.search }}
      preload={false}
      className="icon-btn"
      aria-label={label}
    >
      {icon}
    </Link>
  );
}

import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { m } from '@/paraglide/messages';
import { meQuery } from '@/session/me';
import { mayInCompany } from '@/session/rights';
import { openPlacesQuery } from './queries';

/**
 * How many vacancies may still be open, before the form is filled in: a company that has no place left hears at once
 * what makes room, and can still write its draft.
 */
export function PlacesLine() {
  const { data: places } = useQuery(openPlacesQuery());
  const mayGrow = useMayGrow();
  if (!places) return null;
  const { open_used: used, open_limit: limit } = places;
  if (used < limit) return <p className="places-line">{m.my_vacancies_limits({ used, limit })}</p>;
  return (
    <div className="draft-strip places-strip" role="status">
      <p>
        {m.vacancy_form_places_full({ limit })}
        {mayGrow && <> {m.verification_more_vacancies()}</>}
      </p>
      <div className="draft-strip-tools">
        <Link to="/profile/my-vacancies" className="text-link">
          {m.vacancy_form_to_mine()}
        </Link>
        {mayGrow && (
          <Link to="/profile/company/verification" className="text-link">
            {m.verification_go()}
          </Link>
        )}
      </div>
    </div>
  );
}

/** Verification raises the limit; only some members may ask for it. */
export function useMayGrow(): boolean {
  const { data: me } = useQuery(meQuery());
  return mayInCompany(me, 'verify_company') && !me?.customer?.is_verified;
}

import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { m } from '@/paraglide/messages';
import { othersQuery } from './queries';

/** Before the form is filled in: there is no place for another resume, or for another active one, and what makes room. */
export function PlacesNote({ isNew = false }: { isNew?: boolean }) {
  const { data: own } = useQuery(othersQuery());
  if (!own) return null;
  const { data, limits } = own;
  const active = data.filter(({ status }) => status === 'active').length;
  const isFull = isNew && data.length >= limits.total;
  if (!isFull && active < limits.active) return null;
  return (
    <div className="draft-strip" role="status">
      <p>
        {isFull
          ? m.my_resumes_full({ limit: limits.total })
          : m.resume_form_places_full({ limit: limits.active })}
      </p>
      <div className="draft-strip-tools">
        <Link to="/profile" className="text-link">
          {m.resume_form_to_mine()}
        </Link>
      </div>
    </div>
  );
}

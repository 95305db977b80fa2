import { useQuery } from '@tanstack/react-query';
import { Bell } from '@/features/notices/bell';
import { meQuery } from '@/session/me';

/** Its space is reserved until the person is known. */
export function Island() {
  const { data: me } = useQuery(meQuery());
  return me ? <Bell person={me.id} /> : <span className="bell-place" />;
}

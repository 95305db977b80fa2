import { useQuery } from '@tanstack/react-query';
import { meQuery } from '@/session/me';

/** Whom the home page greets: a line of its own, so that nothing moves. */
export function Island() {
  const { data: me } = useQuery(meQuery());
  const name = me?.role === 'customer' ? me.customer?.name : me?.candidate?.name;
  return name ?? '\u00a0';
}

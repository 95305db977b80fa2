import { useQuery, useQueryClient } from '@tanstack/react-query';
import { momentDay } from '@/lib/moment';
import { meQuery, setMe } from '@/session/me';
import { DeletionStrip } from './deletion-strip';

/** Outside the settings: that the account is about to be deleted, with the way back; nothing otherwise. */
export function UndoDeletion() {
  const queryClient = useQueryClient();
  const { data: me } = useQuery(meQuery());
  if (!me?.delete_at) return null;
  return (
    <DeletionStrip day={momentDay(me.delete_at)} onUndone={(user) => setMe(queryClient, user)} />
  );
}

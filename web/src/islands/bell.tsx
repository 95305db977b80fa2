import { useQuery } from '@tanstack/react-query';
import { accountOf } from '@/features/chat/account';
import { ChatsLink } from '@/features/chat/chats-link';
import { Bell } from '@/features/notices/bell';
import { meQuery } from '@/session/me';

/** The messages and the bell. Their space is reserved until the person is known. */
export function Island() {
  const { data: me } = useQuery(meQuery());
  if (!me) return <span className="bell-place" />;
  return (
    <>
      <ChatsLink account={accountOf(me)} />
      <Bell person={me.id} />
    </>
  );
}

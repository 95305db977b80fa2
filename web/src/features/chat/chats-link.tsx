import { useQuery } from '@tanstack/react-query';
import { MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { here, pathTo } from '@/i18n/go';
import { m } from '@/paraglide/messages';
import { CountBadge } from '@/ui/count-badge';
import './chats-link.css';
import { unreadQuery } from './unread';

const PATH = '/user/chat';

/** The messages of the header, beside the bell, with the number of conversations that have something new. */
export function ChatsLink({ account }: { account: string }) {
  const { data: unread = 0 } = useQuery(unreadQuery(account));
  // From here on the frame follows the pages (`frame/frame.ts`).
  const [isHere] = useState(() => /^\/user\/chat(?=[/?#]|$)/.test(here()));
  const name =
    unread > 0 ? `${m.chat_title()}: ${m.chat_unread_chats({ count: unread })}` : m.chat_title();
  return (
    <a
      href={pathTo(PATH)}
      className="icon-btn chats-link"
      aria-label={name}
      data-nav={PATH}
      aria-current={isHere ? 'page' : undefined}
    >
      <MessageCircle size={21} strokeWidth={1.8} aria-hidden="true" />
      <CountBadge count={unread} />
    </a>
  );
}

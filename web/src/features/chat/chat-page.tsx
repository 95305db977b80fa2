import { useQuery } from '@tanstack/react-query';
import { MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { isNotFound } from '@/api/errors';
import { m } from '@/paraglide/messages';
import { useWide } from '@/ui/use-wide';
import { ChatList } from './chat-list';
import { ChatThread } from './chat-thread';
import './chat.css';
import { chatQuery } from './queries';
import type { ChatsFilter } from './search';
import { useSendWaiting } from './use-outbox';
import type { ChatSide } from './wire';

interface ChatPageProps {
  account: string;
  side: ChatSide;
  filter: ChatsFilter;
  /** The conversation in the address. On a phone it is a page of its own. */
  selected?: string;
  onFilter: (filter: ChatsFilter) => void;
  /** Shown for a conversation that does not exist or is somebody else's. */
  missing: ReactNode;
}

/** Conversations, and one of them beside the list. */
export function ChatPage({ account, side, filter, selected, onFilter, missing }: ChatPageProps) {
  const isWide = useWide();
  useSendWaiting(account);
  const one = useQuery({ ...chatQuery(account, selected ?? ''), enabled: selected !== undefined });
  if (selected !== undefined && isNotFound(one.error)) return missing;
  const thread = selected !== undefined && (
    <ChatThread key={selected} account={account} id={selected} filter={filter} isWide={isWide} />
  );
  if (!isWide && thread) return thread;
  return (
    <div className="wrap chat">
      <ChatList account={account} side={side} filter={filter} onFilter={onFilter} />
      {isWide && (thread || <NoneChosen />)}
    </div>
  );
}

function NoneChosen() {
  return (
    <div className="chat-none">
      <MessageCircle size={28} strokeWidth={1.8} aria-hidden="true" />
      <p>{m.chat_none_chosen()}</p>
    </div>
  );
}

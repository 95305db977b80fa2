import { Link } from '@tanstack/react-router';
import { m } from '@/paraglide/messages';
import { ChatFace } from './chat-face';
import { fileWords } from './file-words';
import { shortMoment } from './moments';
import type { ChatsFilter } from './search';
import { standingOf } from './standing';
import type { ChatCard, ChatSide } from './wire';

interface ChatRowProps {
  card: ChatCard;
  side: ChatSide;
  filter: ChatsFilter;
  now: number;
}

/** One conversation: with whom, what was said last, and where the application stands. */
export function ChatRow({ card, side, filter, now }: ChatRowProps) {
  const { id, name, picture, title, unread, last } = card;
  const { tone, text } = standingOf(card);
  const { file_name, file_kind } = last;
  const file = file_name && file_kind ? { name: file_name, kind: file_kind } : null;
  const said = last.is_deleted ? m.chat_deleted() : last.text || fileWords(file);
  return (
    <Link
      to="/user/chat/$id"
      params={{ id }}
      search={filter}
      activeOptions={{ includeSearch: false }}
      className="chat-row"
      data-unread={unread > 0 || undefined}
    >
      <ChatFace side={side} name={name} picture={picture?.small ?? null} />
      <span className="chat-row-name">{name}</span>
      <time className="chat-row-time" dateTime={last.at}>
        {shortMoment(last.at, now)}
      </time>
      <span className="chat-row-last">
        {last.is_mine && !last.is_deleted ? m.chat_you_said({ text: said }) : said}
      </span>
      {unread > 0 && (
        <span className="chat-row-unread">
          <span aria-hidden="true">{unread > 99 ? '99+' : unread}</span>
          <span className="sr-only">{m.chat_unread_messages({ count: unread })}</span>
        </span>
      )}
      <span className="chat-row-standing">
        <span className="chat-tick" data-tone={tone} aria-hidden="true" />
        <span className="chat-row-about">
          {text} · {title}
        </span>
      </span>
    </Link>
  );
}

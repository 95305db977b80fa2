import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { KeyboardEvent } from 'react';
import { KeptNote } from '@/forms/kept-list';
import { useAction } from '@/forms/use-action';
import { errorText } from '@/i18n/error-text';
import { pathTo } from '@/i18n/go';
import { m } from '@/paraglide/messages';
import { Button, ButtonLink } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { Skeleton, SkeletonLine } from '@/ui/skeleton';
import { useNow } from '@/ui/use-now';
import { ChatRow } from './chat-row';
import './chat-list.css';
import { ListTools } from './list-tools';
import { type ChatList as Chats, chatsQuery, loadMore } from './queries';
import { type ChatsFilter, isFiltered } from './search';
import type { ChatSide } from './wire';

interface ChatListProps {
  account: string;
  side: ChatSide;
  filter: ChatsFilter;
  onFilter: (filter: ChatsFilter) => void;
}

/** All conversations, those with the newest messages first. */
export function ChatList({ account, side, filter, onFilter }: ChatListProps) {
  const answer = useQuery({
    ...chatsQuery(account, filter),
    placeholderData: keepPreviousData,
  });
  const { data, error, isFetching, isPlaceholderData, refetch } = answer;
  const shown = isPlaceholderData ? undefined : data;
  return (
    <div className="chat-list">
      <h1 className="chat-list-title display">{m.chat_title()}</h1>
      <ListTools filter={filter} vacancy={shown?.cards[0]?.title} onChange={onFilter} />
      <KeptNote of={answer} />
      <div className="chat-list-found" aria-busy={isPlaceholderData || undefined}>
        {data && data.cards.length > 0 && (
          <Rows account={account} side={side} filter={filter} chats={data} />
        )}
        {data?.cards.length === 0 && (
          <NoChats side={side} filter={filter} onClear={() => onFilter({})} />
        )}
        {!data && !error && <RowSkeletons />}
        {!data && error && (
          <ErrorState
            title={m.chat_list_not_loaded()}
            text={errorText(error)}
            retryText={m.ui_retry()}
            busy={isFetching}
            onRetry={() => void refetch()}
          />
        )}
      </div>
    </div>
  );
}

type RowsProps = Omit<ChatListProps, 'onFilter'> & { chats: Chats };

function Rows({ account, side, filter, chats }: RowsProps) {
  const queryClient = useQueryClient();
  const now = useNow();
  const more = useAction(() => loadMore(queryClient, account, filter));
  return (
    <>
      {isFiltered(filter) && (
        <p role="status" className="sr-only">
          {m.chat_found({ count: chats.total })}
        </p>
      )}
      {/* Arrows move between the links inside. */}
      <ul className="chat-rows" onKeyDown={moveByArrows}>
        {chats.cards.map((card) => (
          <li key={card.id}>
            <ChatRow card={card} side={side} filter={filter} now={now} />
          </li>
        ))}
      </ul>
      {chats.cards.length < chats.total && (
        <div className="chat-list-more">
          <Button busy={more.busy} onClick={() => void more.run()}>
            {m.ui_show_more()}
          </Button>
          {more.error && (
            <p role="alert" className="chat-problem">
              {more.error}
            </p>
          )}
        </div>
      )}
    </>
  );
}

/** Up and down go from row to row; Enter follows the link, as on every link. */
function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('.chat-row')];
  const here = links.indexOf(event.target as HTMLElement);
  const target = step === undefined || here < 0 ? undefined : links[here + step];
  if (!target) return;
  event.preventDefault();
  target.focus();
}

interface NoChatsProps {
  side: ChatSide;
  filter: ChatsFilter;
  onClear: () => void;
}

function NoChats({ side, filter, onClear }: NoChatsProps) {
  if (isFiltered(filter)) {
    const isOnlyUnread = filter.unread && !filter.search && !filter.vacancy;
    return (
      <EmptyState
        cloth={9}
        text={isOnlyUnread ? m.chat_empty_unread() : m.chat_empty_filter()}
        action={<Button onClick={onClear}>{m.chat_show_all()}</Button>}
      />
    );
  }
  const isCompany = side === 'customer';
  return (
    <EmptyState
      cloth={9}
      text={
        <>
          <strong>{m.chat_empty()}</strong>
          <span className="state-more">
            {isCompany ? m.chat_empty_company() : m.chat_empty_candidate()}
          </span>
        </>
      }
      action={
        <ButtonLink
          look="primary"
          href={pathTo(isCompany ? '/monitoring' : '/profile/applications')}
        >
          {isCompany ? m.chat_to_board() : m.chat_to_applications()}
        </ButtonLink>
      }
    />
  );
}

function RowSkeletons() {
  return (
    <Skeleton label={m.ui_loading()}>
      {Array.from({ length: 6 }, (_, row) => row).map((row) => (
        <div key={row} className="chat-row">
          <SkeletonLine width="44px" height={44} className="chat-face-skeleton" />
          <SkeletonLine width="60%" className="chat-row-name" />
          <SkeletonLine width="90%" className="chat-row-last" />
          <SkeletonLine width="50%" className="chat-row-standing" />
        </div>
      ))}
    </Skeleton>
  );
}

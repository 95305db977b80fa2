import { useQueryClient } from '@tanstack/react-query';
import { ArrowDown } from 'lucide-react';
import { Fragment, type ReactNode, type Ref, useImperativeHandle, useMemo, useState } from 'react';
import { useAction } from '@/forms/use-action';
import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';
import { MessageBubble } from './message-bubble';
import './message-log.css';
import { dayTitle, startsDay } from './moments';
import type { Queue } from './outbox';
import { loadEarlier } from './queries';
import { lastOfOthers, lastOfOwn, lastSeq, type Thread } from './thread';
import { useLogScroll } from './use-log-scroll';
import { useReading } from './use-reading';
import { WarningStrip } from './warning-strip';
import { warned } from './warnings';
import type { ChatMessage, ChatView } from './wire';

/** What the composer asks of the log. */
export interface LogHandle {
  toEnd: () => void;
}

interface MessageLogProps {
  ref: Ref<LogHandle>;
  account: string;
  view: ChatView;
  thread: Thread;
  queue: Queue;
  now: number;
  /** The message that is being changed. */
  edited: number | undefined;
  /** What is not confirmed yet, below everything else. */
  unsent: ReactNode;
  onEdit: (message: ChatMessage) => void;
  onDelete: (message: ChatMessage) => void;
  onBlock: () => void;
}

/** The messages, oldest first, with a mark for each day. */
export function MessageLog(props: MessageLogProps) {
  const { ref, account, view, thread, queue, now, unsent, onBlock } = props;
  const { id, side } = view;
  const { messages, hasEarlier } = thread;
  const queryClient = useQueryClient();
  const earlier = useAction(() => loadEarlier(queryClient, account, id));
  const onTop = () => {
    if (hasEarlier && !earlier.busy && !earlier.error) void earlier.run();
  };
  const first = messages[0]?.seq;
  const end = `${lastSeq(messages)} ${queue.unsent.at(-1)?.client_id ?? ''}`;
  const { box, isAtEnd, toEnd, onScroll } = useLogScroll({ first, end, onTop });
  useImperativeHandle(ref, () => ({ toEnd }));
  const last = lastOfOthers(messages, side)?.seq ?? 0;
  const isViewer = view.writing === 'viewer';
  useReading({ account, id, isAtEnd, last, readByMe: view.read_by_me, mayMark: !isViewer });
  // What came since the reader has left the end.
  const [seen, setSeen] = useState(last);
  if (isAtEnd && seen !== last) setSeen(last);
  const hasNews = !isAtEnd && last > seen;
  const warnings = useMemo(() => warned(messages), [messages]);
  const newestOwn = lastOfOwn(messages, side)?.seq;
  return (
    <div className="chat-log-place">
      {/* New messages are announced by themselves: older ones that are put above must not be. */}
      <div
        ref={box}
        className="chat-log"
        role="log"
        aria-live="off"
        aria-label={m.chat_log({ name: view.name })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
        tabIndex={0}
        onScroll={onScroll}
      >
        <div className="chat-log-inner">
          {hasEarlier && (
            <div className="chat-earlier">
              <Button size="sm" look="quiet" busy={earlier.busy} onClick={() => void earlier.run()}>
                {m.chat_earlier()}
              </Button>
              {earlier.error && (
                <p role="alert" className="chat-problem">
                  {earlier.error}
                </p>
              )}
            </div>
          )}
          {messages.length === 0 && queue.unsent.length === 0 && (
            <p className="chat-begin">
              {view.writing === 'allowed' ? m.chat_begin() : m.chat_begin_read()}
            </p>
          )}
          <ol className="chat-messages">
            {messages.map((message, place) => {
              const before = messages[place - 1];
              const after = messages[place + 1];
              const warning = warnings.get(message.seq);
              const isOwn = message.side === side;
              return (
                <Fragment key={message.seq}>
                  {startsDay(message.at, before?.at) && (
                    <li className="chat-day">
                      <span>{dayTitle(message.at, now)}</span>
                    </li>
                  )}
                  <li>
                    <MessageBubble
                      message={message}
                      account={account}
                      chat={id}
                      mayOpen={!isViewer}
                      isOwn={isOwn}
                      author={authorOf(message, view)}
                      named={isNamed(message, before)}
                      isFollowed={after !== undefined && isSame(message, after)}
                      isRead={message.seq <= view.read_by_them}
                      isSpelled={message.seq === newestOwn && queue.unsent.length === 0}
                      isEdited={message.seq === props.edited}
                      onEdit={isViewer ? undefined : props.onEdit}
                      onDelete={isViewer ? undefined : props.onDelete}
                    />
                    {warning && (
                      <WarningStrip
                        warning={warning}
                        reader={side}
                        writer={message.side}
                        onBlock={isOwn || isViewer || view.is_blocked_by_me ? undefined : onBlock}
                      />
                    )}
                  </li>
                </Fragment>
              );
            })}
            {unsent}
          </ol>
        </div>
      </div>
      {!isAtEnd && (
        <button
          type="button"
          className="chat-to-end"
          data-news={hasNews || undefined}
          onClick={toEnd}
        >
          <ArrowDown size={20} strokeWidth={1.9} aria-hidden="true" />
          <span className={hasNews ? undefined : 'sr-only'}>
            {hasNews ? m.chat_news() : m.chat_to_end()}
          </span>
        </button>
      )}
    </div>
  );
}

export function authorOf({ is_mine, author }: ChatMessage, { name }: ChatView): string {
  return is_mine ? m.chat_you() : (author ?? name);
}

/** Several members write for a company, so each is named where another one begins. */
function isNamed(message: ChatMessage, before: ChatMessage | undefined): boolean {
  const { author, is_mine, is_deleted } = message;
  if (!author || is_mine || is_deleted) return false;
  return !before || !isSame(before, message);
}

/** Two messages of one person that stand close together. */
function isSame(one: ChatMessage, next: ChatMessage): boolean {
  return (
    one.side === next.side &&
    one.author === next.author &&
    one.is_mine === next.is_mine &&
    !startsDay(next.at, one.at)
  );
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useAction } from '@/forms/use-action';
import { Waiting } from '@/forms/waiting';
import { errorText } from '@/i18n/error-text';
import { m } from '@/paraglide/messages';
import { ErrorState } from '@/ui/error-state';
import { onDemand } from '@/ui/on-demand';
import { Skeleton, SkeletonLine } from '@/ui/skeleton';
import { useNow } from '@/ui/use-now';
import { BlockDialog } from './block-dialog';
import { setBlocked } from './calls';
import './chat-thread.css';
import { Composer } from './composer';
import { DeleteDialog } from './delete-dialog';
import { fileWords } from './file-words';
import { giveBack } from './give-back';
import { authorOf, type LogHandle, MessageLog } from './message-log';
import { hasKeyboard } from './pointer';
import { chatQuery, placeView, threadQuery } from './queries';
import type { ChatsFilter } from './search';
import { lastOfOthers, type Thread } from './thread';
import { ThreadHead } from './thread-head';
import { UnsentBubbles } from './unsent-bubbles';
import { useOutbox, useQueue } from './use-outbox';
import { useSeenHeight } from './use-seen-height';
import type { ChatMessage, ChatView } from './wire';

// Rarely needed.
const ReportDialog = onDemand(async () => (await import('./report-dialog')).ReportDialog);

interface ChatThreadProps {
  account: string;
  id: string;
  filter: ChatsFilter;
  /** Beside the list. */
  isWide: boolean;
}

/** One conversation. */
export function ChatThread(props: ChatThreadProps) {
  const { account, id, filter, isWide } = props;
  const one = useQuery(chatQuery(account, id));
  const thread = useQuery(threadQuery(account, id));
  useSeenHeight(!isWide);
  const problem = (one.data ? null : one.error) ?? (thread.data ? null : thread.error);
  const name = one.data?.name;
  const hasField = one.data?.writing === 'allowed' && thread.data && hasKeyboard();
  return (
    // After a choice in the list the focus goes here, and from here to the field.
    <section
      className="chat-thread"
      data-alone={!isWide || undefined}
      tabIndex={-1}
      data-autofocus={(isWide && !hasField) || undefined}
      aria-label={name ? m.chat_with({ name }) : m.chat_one_title()}
    >
      {one.data && thread.data ? (
        <Loaded {...props} view={one.data} thread={thread.data} />
      ) : (
        <>
          {!isWide && (
            <Link
              to="/user/chat"
              search={filter}
              className="icon-btn chat-back"
              aria-label={m.chat_back()}
            >
              <ArrowLeft size={22} strokeWidth={1.9} aria-hidden="true" />
            </Link>
          )}
          {problem ? (
            <ErrorState
              title={m.chat_not_loaded()}
              text={errorText(problem)}
              retryText={m.ui_retry()}
              busy={one.isFetching || thread.isFetching}
              onRetry={() => {
                if (!one.data) void one.refetch();
                if (!thread.data) void thread.refetch();
              }}
            />
          ) : (
            <ThreadSkeleton />
          )}
        </>
      )}
    </section>
  );
}

type LoadedProps = ChatThreadProps & { view: ChatView; thread: Thread };

type Asked = { what: 'block' } | { what: 'report' } | { what: 'delete'; message: ChatMessage };

function Loaded({ account, id, filter, isWide, view, thread }: LoadedProps) {
  const queryClient = useQueryClient();
  const now = useNow();
  const outbox = useOutbox(account);
  const queue = useQueue(outbox, id);
  const log = useRef<LogHandle>(null);
  const [asked, setAsked] = useState<Asked>();
  const [editing, setEditing] = useState<ChatMessage>();
  const { messages } = thread;
  useEffect(() => {
    outbox.settle(id, new Set(messages.map(({ client_id }) => client_id)));
  }, [outbox, id, messages]);
  const arrived = new Set(messages.map(({ client_id }) => client_id));
  const shown = {
    ...queue,
    unsent: queue.unsent.filter(({ client_id }) => !arrived.has(client_id)),
  };

  const unblock = useAction(async () => {
    placeView(queryClient, account, await setBlocked(id, false));
  });
  const close = () => setAsked(undefined);
  return (
    <>
      <ThreadHead
        view={view}
        filter={filter}
        isWide={isWide}
        now={now}
        onBlock={() => setAsked({ what: 'block' })}
        onReport={
          lastOfOthers(messages, view.side) ? () => setAsked({ what: 'report' }) : undefined
        }
      />
      <MessageLog
        ref={log}
        account={account}
        view={view}
        thread={thread}
        queue={shown}
        now={now}
        edited={editing?.seq}
        unsent={
          <UnsentBubbles
            queue={shown}
            onRetry={() => outbox.retry(id)}
            onTake={({ client_id }) => {
              const taken = outbox.take(id, client_id);
              if (taken) giveBack(account, id, taken);
            }}
          />
        }
        onEdit={setEditing}
        onDelete={(message) => setAsked({ what: 'delete', message })}
        onBlock={() => setAsked({ what: 'block' })}
      />
      <Announced view={view} messages={messages} />
      <Composer
        account={account}
        view={view}
        messages={messages}
        outbox={outbox}
        refusal={queue.refusal}
        isWide={isWide}
        editing={editing}
        onEdit={setEditing}
        onSent={() => log.current?.toEnd()}
        unblock={unblock}
      />
      <BlockDialog account={account} view={view} open={asked?.what === 'block'} onClose={close} />
      {asked?.what === 'report' && (
        <Suspense fallback={<Waiting />}>
          <ReportDialog view={view} onClose={close} />
        </Suspense>
      )}
      <DeleteDialog
        account={account}
        id={id}
        message={asked?.what === 'delete' ? asked.message : undefined}
        onClose={close}
      />
    </>
  );
}

/** Tells screen readers what the other side writes while the page is open. */
function Announced({ view, messages }: { view: ChatView; messages: readonly ChatMessage[] }) {
  const last = lastOfOthers(messages, view.side);
  const [first] = useState(last?.seq ?? 0);
  const isNew = last !== undefined && last.seq > first && !last.is_deleted;
  return (
    <p role="status" className="sr-only">
      {isNew && `${authorOf(last, view)}: ${last.text || fileWords(last.file)}`}
    </p>
  );
}

function ThreadSkeleton() {
  return (
    <Skeleton label={m.ui_loading()}>
      <div className="chat-thread-skeleton">
        <SkeletonLine width="45%" height={24} />
        <SkeletonLine width="70%" height={44} />
        <SkeletonLine width="60%" height={64} />
        <SkeletonLine width="50%" height={48} className="chat-own-skeleton" />
        <SkeletonLine width="40%" height={48} />
      </div>
    </Skeleton>
  );
}

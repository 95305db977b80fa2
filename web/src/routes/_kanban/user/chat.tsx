import { useQuery } from '@tanstack/react-query';
import { createFileRoute, useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import { accountOf } from '@/features/chat/account';
import { ChatPage } from '@/features/chat/chat-page';
import { type ChatsFilter, readFilter } from '@/features/chat/search';
import { NotFoundPage } from '@/layouts/not-found-page';
import { m } from '@/paraglide/messages';
import { guard } from '@/session/guards';
import { meQuery } from '@/session/me';

/** Conversations of either role: the list, and one of them beside it or on a page of its own. */
export const Route = createFileRoute('/_kanban/user/chat')({
  beforeLoad: guard('auth', 'check-profile'),
  // Read when the page is loaded: every page's first load has this file.
  validateSearch: (raw: Record<string, unknown>): ChatsFilter => raw,
  head: () => ({ meta: [{ title: m.chat_title() }] }),
  component: ChatRoute,
});

function ChatRoute() {
  const given = Route.useSearch();
  const filter = useMemo(() => readFilter({ ...given }), [given]);
  const { id } = useParams({ strict: false });
  const navigate = Route.useNavigate();
  const { data: me } = useQuery(meQuery());
  if (!me) return null;
  return (
    <ChatPage
      key={accountOf(me)}
      account={accountOf(me)}
      side={me.role}
      filter={filter}
      selected={id}
      // The conversation that is open beside the list stays open.
      onFilter={(search) => void navigate({ to: '.', search, replace: true, resetScroll: false })}
      missing={<NotFoundPage />}
    />
  );
}

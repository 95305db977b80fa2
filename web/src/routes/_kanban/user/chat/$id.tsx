import { createFileRoute } from '@tanstack/react-router';
import { m } from '@/paraglide/messages';

// The parent shows the page; without a component the server would not know it.
export const Route = createFileRoute('/_kanban/user/chat/$id')({
  head: () => ({ meta: [{ title: m.chat_one_title() }] }),
  component: () => null,
});

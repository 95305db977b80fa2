import { createFileRoute } from '@tanstack/react-router';

// The parent shows the page; without a component the server would not know it.
export const Route = createFileRoute('/_kanban/user/chat/')({
  component: () => null,
});

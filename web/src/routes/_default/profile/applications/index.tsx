import { createFileRoute } from '@tanstack/react-router';

// The parent shows the page; without a component the server would not know it.
export const Route = createFileRoute('/_default/profile/applications/')({
  component: () => null,
});

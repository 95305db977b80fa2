import { createFileRoute } from '@tanstack/react-router';

// The parent shows the step; without a component the server would not know the page.
export const Route = createFileRoute('/jobs/$slug/response/')({
  component: () => null,
});

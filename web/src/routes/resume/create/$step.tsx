import { createFileRoute, notFound } from '@tanstack/react-router';
import { isStepPath } from '@/forms/resume/step-paths';

// The wizard of the parent shows the step; here only the address is checked.
export const Route = createFileRoute('/resume/create/$step')({
  beforeLoad: ({ params }) => {
    if (!isStepPath(params.step)) throw notFound();
  },
  // Without a component the server would not know the page.
  component: () => null,
});

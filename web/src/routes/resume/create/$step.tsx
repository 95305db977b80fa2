import { createFileRoute, notFound } from '@tanstack/react-router';
import { isStepPath } from '@/forms/resume/step-paths';

// The wizard of the parent shows the step; here only the address is checked.
export const Route = createFileRoute('/resume/create/$step')({
  beforeLoad: ({ params }) => {
    if (!isStepPath(params.step)) throw notFound();
  },
});

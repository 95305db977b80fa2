import { createFileRoute } from '@tanstack/react-router';

// The wizard of the parent shows the first step.
export const Route = createFileRoute('/resume/edit/$id/')({});

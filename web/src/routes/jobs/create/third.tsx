import { createFileRoute } from '@tanstack/react-router';
import { StepFields } from '@/features/vacancy-editor/fields/step-fields';

export const Route = createFileRoute('/jobs/create/third')({
  component: () => <StepFields step="third" />,
});

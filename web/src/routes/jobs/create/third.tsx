import { createFileRoute } from '@tanstack/react-router';
import { TextFields } from '@/features/vacancy-editor/fields/text-fields';

export const Route = createFileRoute('/jobs/create/third')({ component: TextFields });

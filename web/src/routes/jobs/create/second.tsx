import { createFileRoute } from '@tanstack/react-router';
import { PayFields } from '@/features/vacancy-editor/fields/pay-fields';

export const Route = createFileRoute('/jobs/create/second')({ component: PayFields });

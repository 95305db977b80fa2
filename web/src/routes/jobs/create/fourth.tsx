import { createFileRoute } from '@tanstack/react-router';
import { TermsFields } from '@/features/vacancy-editor/fields/terms-fields';

export const Route = createFileRoute('/jobs/create/fourth')({ component: TermsFields });

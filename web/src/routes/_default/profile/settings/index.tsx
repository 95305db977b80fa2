import { createFileRoute } from '@tanstack/react-router';
import { Overview } from '@/features/settings/overview';

export const Route = createFileRoute('/_default/profile/settings/')({ component: Overview });

import { createFileRoute, Outlet } from '@tanstack/react-router';
import { guard } from '@/session/guards';

/** Everything about one's own account, for those who have one with a finished profile. */
export const Route = createFileRoute('/_default/profile')({
  beforeLoad: guard('auth', 'check-profile'),
  component: Outlet,
});

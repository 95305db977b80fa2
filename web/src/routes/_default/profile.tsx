import { createFileRoute, Outlet } from '@tanstack/react-router';
import { guard } from '@/session/guards';

/** All pages of the user's own account, for users with a complete profile. */
export const Route = createFileRoute('/_default/profile')({
  beforeLoad: guard('auth', 'check-profile'),
  component: Outlet,
});

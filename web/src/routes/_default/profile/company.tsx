import { createFileRoute, Outlet } from '@tanstack/react-router';
import { guard } from '@/session/guards';

/** The company area: its pages are for everybody in the team. */
export const Route = createFileRoute('/_default/profile/company')({
  beforeLoad: guard('customer', 'check-profile'),
  component: Outlet,
});

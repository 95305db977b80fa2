import { createFileRoute, Outlet } from '@tanstack/react-router';
import { m } from '@/paraglide/messages';
import { guard } from '@/session/guards';

/** Vacancies of the user's own company. */
export const Route = createFileRoute('/_default/profile/my-vacancies')({
  beforeLoad: guard('customer', 'check-profile'),
  head: () => ({ meta: [{ title: m.my_vacancies_title() }] }),
  component: Outlet,
});

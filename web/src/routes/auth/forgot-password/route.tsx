import { createFileRoute, Outlet } from '@tanstack/react-router';
import { registerSearch } from '@/features/auth/register-search';
import { BackLayout } from '@/layouts/back-layout';
import { m } from '@/paraglide/messages';
import { guard } from '@/session/guards';

export const Route = createFileRoute('/auth/forgot-password')({
  validateSearch: registerSearch,
  beforeLoad: guard('guest'),
  head: () => ({ meta: [{ title: m.auth_reset_header() }] }),
  component: () => (
    <BackLayout back="/auth/login" title={m.auth_reset_header()} languages>
      <Outlet />
    </BackLayout>
  ),
});

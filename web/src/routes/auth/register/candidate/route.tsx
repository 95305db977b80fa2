import { createFileRoute, Outlet, useSearch } from '@tanstack/react-router';
import { registerSearch } from '@/features/auth/register-search';
import { BackLayout } from '@/layouts/back-layout';
import { m } from '@/paraglide/messages';
import { guard } from '@/session/guards';

export const Route = createFileRoute('/auth/register/candidate')({
  validateSearch: registerSearch,
  beforeLoad: guard('for-register'),
  head: () => ({ meta: [{ title: m.auth_candidate_header() }] }),
  component: Layout,
});

function Layout() {
  const { for: purpose } = useSearch({ from: '/auth/register/candidate' });
  return (
    <BackLayout
      wide
      back={purpose === 'role' ? '/profile/settings/role' : '/auth/register'}
      title={m.auth_candidate_header()}
    >
      <Outlet />
    </BackLayout>
  );
}

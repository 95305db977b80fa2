import { createFileRoute, Outlet, useSearch } from '@tanstack/react-router';
import { registerSearch } from '@/features/auth/register-search';
import { prefetchLists } from '@/features/dictionaries/editor-lists';
import { BackLayout } from '@/layouts/back-layout';
import { fetchAhead } from '@/lib/on-demand';
import { m } from '@/paraglide/messages';
import { guard } from '@/session/guards';

export const Route = createFileRoute('/auth/register/employer')({
  validateSearch: registerSearch,
  beforeLoad: guard('for-register'),
  // What the later steps choose from: the network may go meanwhile.
  loader: ({ context }) => fetchAhead(() => prefetchLists(context.queryClient)),
  head: () => ({ meta: [{ title: m.auth_employer_header() }] }),
  component: Layout,
});

function Layout() {
  const { for: purpose } = useSearch({ from: '/auth/register/employer' });
  return (
    <BackLayout
      back={purpose === 'role' ? '/profile/settings/role' : '/auth/register'}
      title={m.auth_employer_header()}
      languages
    >
      <Outlet />
    </BackLayout>
  );
}

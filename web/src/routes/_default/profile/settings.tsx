import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Outlet, useMatchRoute } from '@tanstack/react-router';
import { AccountProvider } from '@/features/settings/account-provider';
import { SettingsFrame } from '@/features/settings/settings-frame';
import { m } from '@/paraglide/messages';
import { meQuery } from '@/session/me';

export const Route = createFileRoute('/_default/profile/settings')({
  head: () => ({ meta: [{ title: m.settings_title() }] }),
  component: SettingsRoute,
});

function SettingsRoute() {
  const { data: user } = useQuery(meQuery());
  const isList = Boolean(useMatchRoute()({ to: '/profile/settings' }));
  // Signing out clears the cache a moment before the page is left.
  if (!user) return null;
  return (
    <AccountProvider user={user}>
      <SettingsFrame isList={isList}>
        <Outlet />
      </SettingsFrame>
    </AccountProvider>
  );
}

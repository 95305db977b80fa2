import { createFileRoute } from '@tanstack/react-router';
import { RolePage } from '@/features/settings/role-page';
import { m } from '@/paraglide/messages';

export const Route = createFileRoute('/_default/profile/settings/role')({
  head: () => ({ meta: [{ title: m.settings_role_title() }] }),
  component: RolePage,
});

import { createFileRoute } from '@tanstack/react-router';
import { PasswordPage } from '@/features/settings/security/password-page';
import { m } from '@/paraglide/messages';

export const Route = createFileRoute('/_default/profile/settings/password')({
  head: () => ({ meta: [{ title: m.settings_password_title() }] }),
  component: PasswordPage,
});

import { createFileRoute } from '@tanstack/react-router';
import { NotificationPage } from '@/features/settings/notification/notification-page';
import { m } from '@/paraglide/messages';

export const Route = createFileRoute('/_default/profile/settings/notification')({
  head: () => ({ meta: [{ title: m.settings_notification_title() }] }),
  component: NotificationPage,
});

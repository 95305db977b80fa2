import { createFileRoute } from '@tanstack/react-router';
import { TelegramPage } from '@/features/settings/telegram/telegram-page';
import { m } from '@/paraglide/messages';

export const Route = createFileRoute('/_default/profile/settings/telegram')({
  head: () => ({ meta: [{ title: m.settings_telegram_title() }] }),
  component: TelegramPage,
});

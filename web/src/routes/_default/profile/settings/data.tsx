import { createFileRoute } from '@tanstack/react-router';
import { DataPage } from '@/features/settings/data/data-page';
import { m } from '@/paraglide/messages';

export const Route = createFileRoute('/_default/profile/settings/data')({
  head: () => ({ meta: [{ title: m.settings_data_title() }] }),
  component: DataPage,
});

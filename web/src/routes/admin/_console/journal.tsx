import { createFileRoute } from '@tanstack/react-router';
import { JournalPage } from '@/features/console/journal-page';
import { textParam } from '@/i18n/search-params';

interface JournalSearch {
  actor?: string;
  action?: string;
  page?: number;
}

export const Route = createFileRoute('/admin/_console/journal')({
  validateSearch: (raw: Record<string, unknown>): JournalSearch => ({
    actor: textParam(raw.actor),
    action: textParam(raw.action),
    page: Number(raw.page) > 1 ? Math.floor(Number(raw.page)) : undefined,
  }),
  loader: async () => (await import('@/features/console/words')).titles.journal(),
  head: ({ loaderData }) => ({ meta: [{ title: loaderData }] }),
  component: () => <JournalPage filter={Route.useSearch()} />,
});

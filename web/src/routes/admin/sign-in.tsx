import { createFileRoute } from '@tanstack/react-router';
import { SignInPage } from '@/features/console/sign-in-page';
import { textParam } from '@/i18n/search-params';

export const Route = createFileRoute('/admin/sign-in')({
  validateSearch: (raw: Record<string, unknown>): { next?: string } => ({
    next: textParam(raw.next),
  }),
  // Loaded on demand, like the whole console, so that its texts are not part of other pages.
  loader: async () => (await import('@/features/console/words')).titles.signIn(),
  head: ({ loaderData }) => ({ meta: [{ title: loaderData }] }),
  component: () => <SignInPage next={Route.useSearch().next} />,
});

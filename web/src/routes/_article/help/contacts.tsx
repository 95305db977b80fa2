import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { Contact } from '@/features/contact/contact';
import { Article } from '@/features/help/article';
import { pageQuery } from '@/features/help/queries';
import { textParam } from '@/i18n/search-params';

export const Route = createFileRoute('/_article/help/contacts')({
  validateSearch: (raw: Record<string, unknown>): { topic?: string } => ({
    topic: textParam(raw.topic),
  }),
  loader: ({ context }) => context.queryClient.ensureQueryData(pageQuery('contacts')),
  head: ({ loaderData }) => ({ meta: [{ title: loaderData?.page.title }] }),
  component: Contacts,
});

function Contacts() {
  const { data } = useSuspenseQuery(pageQuery('contacts'));
  const { topic } = Route.useSearch();
  return (
    <div className="contact-page">
      <div>
        <Article page={data.page} />
      </div>
      <div className="contact-place">
        <Contact topic={topic} />
      </div>
    </div>
  );
}

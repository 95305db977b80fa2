import { createFileRoute } from '@tanstack/react-router';
import { m } from '@/paraglide/messages';

// The parent shows the page; without a component the server would not know it.
export const Route = createFileRoute('/_default/profile/applications/$id')({
  head: () => ({ meta: [{ title: m.applications_one_title() }] }),
  component: () => null,
});

import { createFileRoute } from '@tanstack/react-router';
import { SearchesPage } from '@/features/searches/searches-page';
import { m } from '@/paraglide/messages';
import { guard } from '@/session/guards';

export const Route = createFileRoute('/_default/user/searches')({
  beforeLoad: guard('candidate'),
  head: () => ({ meta: [{ title: m.searches_title() }] }),
  component: SearchesPage,
});

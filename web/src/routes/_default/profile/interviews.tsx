import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { InterviewsPage } from '@/features/interviews/interviews-page';
import { type InterviewsAddress, readAddress } from '@/features/interviews/search';
import { m } from '@/paraglide/messages';
import { guard } from '@/session/guards';
import { meQuery } from '@/session/me';

/** Interviews of either role: the company's, or the candidate's own. */
export const Route = createFileRoute('/_default/profile/interviews')({
  beforeLoad: guard('auth', 'check-profile'),
  // Read when the page is loaded: every page's first load has this file.
  validateSearch: (raw: Record<string, unknown>): InterviewsAddress => raw,
  head: () => ({ meta: [{ title: m.interviews_title() }] }),
  component: InterviewsRoute,
});

function InterviewsRoute() {
  const address = readAddress({ ...Route.useSearch() });
  const navigate = Route.useNavigate();
  const { data: me } = useQuery(meQuery());
  if (!me) return null;
  return (
    <InterviewsPage
      key={`${me.id} ${me.role}`}
      side={me.role === 'customer' ? 'company' : 'candidate'}
      address={address}
      onWeek={(week) =>
        void navigate({ search: { ...address, week }, replace: true, resetScroll: false })
      }
    />
  );
}

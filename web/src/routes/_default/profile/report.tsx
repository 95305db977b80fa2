import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { type ReportFilter, readFilter } from '@/features/report/filter';
import { ReportPage } from '@/features/report/report-page';
import { m } from '@/paraglide/messages';
import { guard } from '@/session/guards';
import { meQuery } from '@/session/me';

/** How the company in use hires, in numbers. */
export const Route = createFileRoute('/_default/profile/report')({
  beforeLoad: guard('customer', 'check-profile'),
  validateSearch: (raw: Record<string, unknown>): ReportFilter => raw,
  head: () => ({ meta: [{ title: m.report_title() }] }),
  component: ReportRoute,
});

function ReportRoute() {
  const filter = readFilter({ ...Route.useSearch() });
  const navigate = Route.useNavigate();
  const { data: me } = useQuery(meQuery());
  // Signing out clears the cache a moment before the page is left.
  if (!me?.customer) return null;
  return (
    <ReportPage
      company={me.customer.slug}
      filter={filter}
      onChange={(search) => void navigate({ search, resetScroll: false })}
    />
  );
}

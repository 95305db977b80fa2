import { createFileRoute } from '@tanstack/react-router';
import { StopPage } from '@/features/searches/stop-page';
import { m } from '@/paraglide/messages';

/** The link under a message about new vacancies. */
export const Route = createFileRoute('/_default/searches/stop/$token')({
  head: () => ({ meta: [{ title: m.searches_stop_title() }] }),
  component: Stop,
});

function Stop() {
  const { token } = Route.useParams();
  return (
    <div className="wrap">
      <StopPage token={token} />
    </div>
  );
}

import { createFileRoute } from '@tanstack/react-router';
import { JoinPage } from '@/features/company/join-page';

/** The link of an invitation to a team; whoever has it may look. */
export const Route = createFileRoute('/_default/company/join/$token')({
  loader: async () => (await import('@/features/company/titles')).titles.join(),
  head: ({ loaderData }) => ({ meta: [{ title: loaderData }] }),
  component: Join,
});

function Join() {
  const { token } = Route.useParams();
  return (
    <div className="wrap join">
      <JoinPage token={token} />
    </div>
  );
}

import { createFileRoute } from '@tanstack/react-router';
import { HiringPage } from '@/features/my-vacancies/hiring-page';
import { m } from '@/paraglide/messages';

/** The link of an e-mail: `?answer=yes` answers at once. */
function readSearch({ answer }: Record<string, unknown>) {
  return answer === 'yes' || answer === 'no' ? ({ answer } as const) : {};
}

export const Route = createFileRoute('/_default/hiring/$token')({
  validateSearch: readSearch,
  head: () => ({ meta: [{ title: m.my_vacancies_hiring_title() }] }),
  component: Hiring,
});

function Hiring() {
  const { token } = Route.useParams();
  const { answer } = Route.useSearch() as { answer?: 'yes' | 'no' };
  return (
    <div className="wrap own">
      <HiringPage token={token} answer={answer} />
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Outlet, useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { loadEditorLists } from '@/features/dictionaries/editor-lists';
import { CreateWizard } from '@/features/vacancy-editor/create-wizard';
import { STEPS } from '@/features/vacancy-editor/steps';
import { EMPTY } from '@/forms/vacancy/form';
import { BackLayout } from '@/layouts/back-layout';
import { m } from '@/paraglide/messages';
import { guard } from '@/session/guards';
import { meQuery } from '@/session/me';

export const Route = createFileRoute('/jobs/create')({
  beforeLoad: guard('customer', 'check-profile', 'run-vacancies'),
  loader: ({ context }) => loadEditorLists(context.queryClient),
  head: () => ({ meta: [{ title: m.vacancy_form_header() }] }),
  component: CreateRoute,
});

function CreateRoute() {
  const dictionaries = Route.useLoaderData();
  const navigate = Route.useNavigate();
  const { data: me } = useQuery(meQuery());
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const current = Math.max(
    0,
    STEPS.findIndex((step) => step.path === path.replace(/\/$/, '')),
  );
  // Most companies hire where they are located.
  const [blank] = useState(() => ({ ...EMPTY, location: me?.customer?.location ?? '' }));
  // Signing out clears the cache a moment before the page is left.
  if (!me) return null;
  return (
    <BackLayout back="/profile/my-vacancies" title={m.vacancy_form_header()}>
      <CreateWizard
        // A draft belongs to its company.
        owner={[me.id, me.customer?.id].join(':')}
        blank={blank}
        dictionaries={dictionaries}
        current={current}
        onGo={(step, replace) =>
          void navigate({ to: STEPS[step]?.path ?? '/jobs/create', replace })
        }
        onLeave={() => void navigate({ to: '/profile/my-vacancies' })}
      >
        <Outlet />
      </CreateWizard>
    </BackLayout>
  );
}

import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Outlet, useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { loadEditorLists } from '@/features/dictionaries/editor-lists';
import { blankForm } from '@/features/resume-editor/blank-form';
import { NewResumePage } from '@/features/resume-editor/resume-page';
import { thisMonth } from '@/forms/resume/rules';
import { STEP_PATHS, stepAt } from '@/forms/resume/step-paths';
import { goTo } from '@/i18n/go';
import { m } from '@/paraglide/messages';
import { peekAfterResume, waitingJob } from '@/session/after-resume';
import { guard } from '@/session/guards';
import { meQuery } from '@/session/me';

export const Route = createFileRoute('/resume/create')({
  beforeLoad: guard('candidate', 'check-profile'),
  loader: ({ context }) => loadEditorLists(context.queryClient),
  head: () => ({ meta: [{ title: m.resume_form_header() }] }),
  component: CreateRoute,
});

function CreateRoute() {
  const dictionaries = Route.useLoaderData();
  const navigate = Route.useNavigate();
  const { data: me } = useQuery(meQuery());
  const current = useRouterState({ select: ({ location }) => stepAt(location.pathname) });
  const [start] = useState(() => ({ blank: me && blankForm(me), today: thisMonth() }));
  // Signing out clears the cache a moment before the page is left.
  if (!me || !start.blank) return null;
  return (
    <>
      <NewResumePage
        me={me}
        id={null}
        blank={start.blank}
        today={start.today}
        dictionaries={dictionaries}
        current={current}
        job={peekAfterResume()}
        onGo={(index, replace) => {
          const step = STEP_PATHS[index];
          void (step
            ? navigate({ to: '/resume/create/$step', params: { step }, replace })
            : navigate({ to: '/resume/create', replace }));
        }}
        onOpenJob={(resume) => goTo(waitingJob(resume))}
        onLeave={() => void navigate({ to: '/profile' })}
      />
      <Outlet />
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Outlet, useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { loadEditorLists } from '@/features/dictionaries/editor-lists';
import { EditResumePage } from '@/features/resume-editor/resume-page';
import { EMPTY } from '@/forms/resume/form';
import { thisMonth } from '@/forms/resume/rules';
import { STEP_PATHS, stepAt } from '@/forms/resume/step-paths';
import { goTo } from '@/i18n/go';
import { NotFoundPage } from '@/layouts/not-found-page';
import { m } from '@/paraglide/messages';
import { peekAfterResume, waitingJob } from '@/session/after-resume';
import { guard } from '@/session/guards';
import { meQuery } from '@/session/me';

export const Route = createFileRoute('/resume/edit/$id')({
  beforeLoad: guard('candidate', 'check-profile'),
  loader: ({ context }) => loadEditorLists(context.queryClient),
  head: () => ({ meta: [{ title: m.resume_form_edit_header() }] }),
  component: EditRoute,
});

function EditRoute() {
  const { id } = Route.useParams();
  const dictionaries = Route.useLoaderData();
  const navigate = Route.useNavigate();
  const { data: me } = useQuery(meQuery());
  const current = useRouterState({ select: ({ location }) => stepAt(location.pathname) });
  const [today] = useState(thisMonth);
  // Signing out clears the cache a moment before the page is left.
  if (!me) return null;
  return (
    <>
      <EditResumePage
        key={id}
        me={me}
        id={id}
        blank={EMPTY}
        today={today}
        dictionaries={dictionaries}
        current={current}
        job={peekAfterResume()}
        missing={<NotFoundPage />}
        onGo={(index, replace) => {
          const step = STEP_PATHS[index];
          void (step
            ? navigate({ to: '/resume/edit/$id/$step', params: { id, step }, replace })
            : navigate({ to: '/resume/edit/$id', params: { id }, replace }));
        }}
        onOpenJob={(resume) => goTo(waitingJob(resume))}
        onLeave={() => void navigate({ to: '/profile' })}
      />
      <Outlet />
    </>
  );
}

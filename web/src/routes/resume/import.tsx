import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { loadEditorLists } from '@/features/dictionaries/editor-lists';
import { blankForm } from '@/features/resume-editor/blank-form';
import { ImportPage } from '@/features/resume-editor/import/import-page';
import { STEP_PATHS } from '@/forms/resume/step-paths';
import { BackLayout } from '@/layouts/back-layout';
import { m } from '@/paraglide/messages';
import { guard } from '@/session/guards';
import { meQuery } from '@/session/me';
import { toast } from '@/ui/toast-store';

export const Route = createFileRoute('/resume/import')({
  beforeLoad: guard('candidate', 'check-profile'),
  loader: ({ context }) => loadEditorLists(context.queryClient),
  head: () => ({ meta: [{ title: m.resume_import_title() }] }),
  component: ImportRoute,
});

function ImportRoute() {
  const dictionaries = Route.useLoaderData();
  const navigate = Route.useNavigate();
  const { data: me } = useQuery(meQuery());
  const [blank] = useState(() => me && blankForm(me));
  // Signing out clears the cache a moment before the page is left.
  if (!blank) return null;
  return (
    <BackLayout back="/profile" title={m.resume_import_title()}>
      <ImportPage
        blank={blank}
        dictionaries={dictionaries}
        onCreated={({ id }, index) => {
          toast.success(m.resume_import_made());
          const step = STEP_PATHS[index];
          void (step
            ? navigate({ to: '/resume/edit/$id/$step', params: { id, step } })
            : navigate({ to: '/resume/edit/$id', params: { id } }));
        }}
      />
    </BackLayout>
  );
}

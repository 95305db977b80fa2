import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useAction } from '@/forms/use-action';
import { splitLocale } from '@/i18n/locale';
import { m } from '@/paraglide/messages';
import { toast } from '@/ui/toast-store';
import { editLink, sightOf, withVisibility } from './model';
import {
  changeState,
  keepResume,
  makeLink,
  ownResumeQuery,
  publish,
  removeResume,
  resumesQuery,
  revokeLink,
  saveSight,
} from './queries';
import type { ResumeSummary } from './wire';

export type ResumeAction =
  | 'publish'
  | 'preview'
  | 'renew'
  | 'clone'
  | 'share'
  | 'revoke'
  | 'hide'
  | 'unpublish'
  | 'delete';

/** The actions that are possible now, in menu order. */
export function actionsOf({ status, visibility }: ResumeSummary, hasLink: boolean): ResumeAction[] {
  if (status === 'draft') return ['publish', 'clone', 'delete'];
  const isOpen = visibility !== 'nobody';
  return [
    'preview',
    'renew',
    'clone',
    // Whoever has the link of a resume for nobody sees nothing.
    ...(isOpen ? (['share'] as const) : []),
    ...(hasLink ? (['revoke'] as const) : []),
    ...(isOpen ? (['hide'] as const) : []),
    'unpublish',
    'delete',
  ];
}

/** What the menu of a resume does. `asked` is the action that waits for a confirmation. */
export function useResumeActions(resume: ResumeSummary) {
  const { id, slug } = resume;
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<'delete' | 'share' | null>(null);
  /** The path of a share link that was just made. */
  const [link, setLink] = useState<string | null>(null);
  const load = () => queryClient.fetchQuery(ownResumeQuery(id));
  const refetch = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: resumesQuery().queryKey }),
      queryClient.invalidateQueries({ queryKey: ownResumeQuery(id).queryKey }),
    ]);

  const steps: Record<ResumeAction, (isConfirmed: boolean) => Promise<void>> = {
    publish: async () => {
      const own = await load();
      // The editor shows what is missing.
      if (!own.can_publish) return navigate(editLink(id, 'eighth'));
      await keepResume(queryClient, await publish(id, own.revision));
      toast.success(m.my_resumes_published());
    },
    preview: () => navigate({ to: '/candidates/$slug', params: { slug } }),
    renew: async () => {
      await keepResume(queryClient, await changeState(id, 'renew'));
      toast.success(m.my_resumes_renewed());
    },
    clone: async () => {
      await keepResume(queryClient, await changeState(id, 'clone'));
      toast.success(m.my_resumes_cloned());
    },
    share: async (isConfirmed) => {
      if (!isConfirmed && (await load()).has_link) {
        setAsked('share');
        return;
      }
      const url = await makeLink(id);
      setAsked(null);
      if (url) setLink(splitLocale(new URL(url).pathname).path);
      await refetch();
    },
    revoke: async () => {
      await revokeLink(id);
      toast.success(m.my_resumes_revoked());
      await refetch();
    },
    hide: async () => {
      const before = sightOf(await load());
      await keepResume(queryClient, await saveSight(id, withVisibility(before, 'nobody')));
      const undo = async () => keepResume(queryClient, await saveSight(id, before));
      toast.success(m.my_resumes_saved(), {
        label: m.my_resumes_undo(),
        onPress: () => void undo().catch(refetch),
      });
    },
    unpublish: async () => {
      await keepResume(queryClient, await changeState(id, 'unpublish'));
      toast.success(m.my_resumes_unpublished());
    },
    delete: async (isConfirmed) => {
      if (!isConfirmed) {
        setAsked('delete');
        return;
      }
      await removeResume(id);
      setAsked(null);
      toast.success(m.my_resumes_deleted());
      await queryClient.invalidateQueries({ queryKey: resumesQuery().queryKey });
    },
  };
  const { run, busy, error, forget } = useAction(
    (action: ResumeAction, isConfirmed: boolean = false) => steps[action](isConfirmed),
  );
  return {
    run,
    busy,
    error,
    asked,
    link,
    stopAsking: () => {
      forget();
      setAsked(null);
    },
    closeLink: () => setLink(null),
  };
}

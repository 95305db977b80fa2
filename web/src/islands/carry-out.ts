/** Does what a guest wanted before he signed in. What needs a part of the page is done by that part (`use-intended.ts`). */
import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '@/api/errors';
import { saveAndTell } from '@/features/searches/save-search';
import { makeHiding } from '@/features/vacancies/hiding';
import { makeSaving } from '@/features/vacancies/use-saving';
import { errorText } from '@/i18n/error-text';
import { here } from '@/i18n/go';
import { m } from '@/paraglide/messages';
import type { Intention } from '@/session/asked';
import { peekIntention, restoreIntention, takeIntention } from '@/session/intention';
import { checkMe } from '@/session/me';
import { toast } from '@/ui/toast-store';

export async function carryOut(queryClient: QueryClient): Promise<void> {
  // There it is still being decided as whom it is done.
  if (here().startsWith('/auth/')) return;
  const me = await checkMe(queryClient);
  const wanted = peekIntention();
  if (!me || !wanted || wanted.act === 'report') return;
  if (me.role !== 'candidate') {
    takeIntention();
    toast.info(m.vacancy_candidates_only());
    return;
  }
  if (wanted.act === 'contacts') return;
  // Before it is done: another tab may be about to do it too.
  takeIntention();
  try {
    await act(queryClient, wanted);
  } catch (problem) {
    if (problem instanceof ApiError && problem.status === 0) restoreIntention(wanted);
    toast.error(errorText(problem));
  }
}

async function act(queryClient: QueryClient, wanted: Intention): Promise<void> {
  if (wanted.act === 'save') {
    if (await makeSaving(queryClient).save(wanted.slug, true)) toast.success(m.signin_saved());
  } else if (wanted.act === 'search') {
    await saveAndTell(queryClient, wanted);
  } else if (wanted.act === 'hide') {
    const { hideVacancy, hideCompany } = makeHiding(queryClient);
    await (wanted.kind === 'vacancy' ? hideVacancy(wanted) : hideCompany(wanted));
  }
}

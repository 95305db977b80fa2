import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { errorText } from '@/i18n/error-text';
import { m } from '@/paraglide/messages';
import { authorized, checkMe } from '@/session/me';
import { toast } from '@/ui/toast-store';
import { askCandidate } from './ask-to-sign-in';
import { markVacancy } from './marks';
import type { VacancyCardData } from './model';
import { marksQuery } from './my-marks';
import { isOffline, wish } from './wishes';

/** Saves and unsaves vacancies as an optimistic update of all cached data. */
export const useSaving = () => makeSaving(useQueryClient());

export function makeSaving(queryClient: QueryClient) {
  const show = (slug: string, liked: boolean) => {
    // It may be pressed before the person's marks have come.
    queryClient.setQueryData(
      marksQuery(slug).queryKey,
      (known) => known ?? { slug, liked, contacted: false, hidden: false, is_own: false },
    );
    markVacancy(queryClient, slug, { liked });
  };

  /** Resolves to whether the server has accepted it. */
  const save = async (slug: string, wanted: boolean): Promise<boolean> => {
    show(slug, wanted);
    try {
      const liked = await wish(slug, wanted);
      // A list that was asked for before the press may have come meanwhile, with the state before it.
      show(slug, liked);
      return true;
    } catch (problem) {
      if (isOffline(problem)) {
        toast.info(m.vacancy_save_later());
      } else {
        show(slug, !wanted);
        toast.error(errorText(problem));
      }
      return false;
    }
  };

  /** Users who may not save are asked to sign in. */
  const toggle = async ({ slug, liked }: Pick<VacancyCardData, 'slug' | 'liked'>) => {
    // While the identity check has not succeeded, the server decides: the click must not wait for another response.
    const isUnknown = authorized(queryClient) === undefined;
    const me = isUnknown ? undefined : await checkMe(queryClient).catch(() => undefined);
    if (me === null || me?.role === 'customer') {
      askCandidate(me, { act: 'save', slug });
      return;
    }
    if (liked) {
      const undo = { label: m.vacancy_undo(), onPress: () => void save(slug, true) };
      toast.info(m.vacancy_unsaved(), undo);
    }
    await save(slug, !liked);
  };

  return { save, toggle };
}

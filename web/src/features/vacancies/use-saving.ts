import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { errorText } from '@/i18n/error-text';
import { m } from '@/paraglide/messages';
import { authorized, checkMe } from '@/session/me';
import { toast } from '@/ui/toast-store';
import { askToSignIn } from './ask-to-sign-in';
import { markVacancy } from './marks';
import type { VacancyCardData } from './model';
import { isOffline, wish } from './wishes';

/** Saves and unsaves vacancies as an optimistic update of all cached data. */
export function useSaving() {
  const queryClient = useQueryClient();
  const router = useRouter();

  /** Resolves to whether the server has accepted it. */
  const save = async (slug: string, wanted: boolean): Promise<boolean> => {
    markVacancy(queryClient, slug, { liked: wanted });
    try {
      const liked = await wish(slug, wanted);
      // A list that was asked for before the press may have come meanwhile, with the state before it.
      markVacancy(queryClient, slug, { liked });
      return true;
    } catch (problem) {
      if (isOffline(problem)) {
        toast.info(m.vacancy_save_later());
      } else {
        markVacancy(queryClient, slug, { liked: !wanted });
        toast.error(errorText(problem));
      }
      return false;
    }
  };

  /** Users who may not save are sent to sign in and return to this page. */
  const toggle = async ({ slug, liked }: Pick<VacancyCardData, 'slug' | 'liked'>) => {
    // While the identity check has not succeeded, the server decides: the click must not wait for another response.
    const isUnknown = authorized(queryClient) === undefined;
    const me = isUnknown ? undefined : await checkMe(queryClient).catch(() => undefined);
    if (me === null || me?.role === 'customer') {
      askToSignIn(router, me);
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

import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { errorText } from '@/i18n/error-text';
import { m } from '@/paraglide/messages';
import { checkMe } from '@/session/me';
import { toast } from '@/ui/toast-store';
import { askToSignIn } from './ask-to-sign-in';
import { markLiked } from './liked';
import type { VacancyCardData } from './model';
import { isOffline, wish } from './wishes';

/** Saving and taking back, shown at once. Who may not save is led to signing in and comes back to this page. */
export function useFavourite(card: Pick<VacancyCardData, 'slug' | 'liked'>) {
  const queryClient = useQueryClient();
  const router = useRouter();
  const { slug, liked } = card;

  const save = async (wanted: boolean): Promise<void> => {
    markLiked(queryClient, slug, wanted);
    try {
      await wish(slug, wanted);
    } catch (problem) {
      if (isOffline(problem)) {
        toast.info(m.vacancy_save_later());
        return;
      }
      markLiked(queryClient, slug, !wanted);
      toast.error(errorText(problem));
    }
  };

  const toggle = async (): Promise<void> => {
    const me = await checkMe(queryClient).catch(() => undefined);
    if (me === null || me?.role === 'customer') {
      askToSignIn(router, me);
      return;
    }
    if (liked) {
      toast.info(m.vacancy_unsaved(), {
        label: m.vacancy_undo(),
        onPress: () => void save(true),
      });
    }
    await save(!liked);
  };

  return { toggle, save };
}

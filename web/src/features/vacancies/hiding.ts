import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { api } from '@/api/client';
import { errorText } from '@/i18n/error-text';
import { m } from '@/paraglide/messages';
import { toast } from '@/ui/toast-store';
import type { VacancyCardData } from './model';

type Kind = 'vacancy' | 'company';
type Customer = VacancyCardData['customer'];

/** What was hidden since the page was loaded: visible lists omit it at once. */
let hidden: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

function setHidden(kind: Kind, slug: string, isHidden: boolean): void {
  const next = new Set(hidden);
  if (isHidden) next.add(`${kind} ${slug}`);
  else next.delete(`${kind} ${slug}`);
  hidden = next;
  for (const listener of listeners) listener();
}

const store = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  snapshot: () => hidden,
};

/** The cards without those that were just hidden. */
export function useShown(cards: readonly VacancyCardData[]): readonly VacancyCardData[] {
  const gone = useSyncExternalStore(store.subscribe, store.snapshot, store.snapshot);
  if (gone.size === 0) return cards;
  return cards.filter(
    ({ slug, customer }) => !gone.has(`vacancy ${slug}`) && !gone.has(`company ${customer.slug}`),
  );
}

function tell(kind: Kind, slug: string, isHidden: boolean): Promise<unknown> {
  const init = { params: { path: { slug } } };
  if (kind === 'vacancy') {
    return isHidden
      ? api.POST('/api/v1/jobs/{slug}/hide', init)
      : api.POST('/api/v1/jobs/{slug}/unhide', init);
  }
  return isHidden
    ? api.POST('/api/v1/companies/{slug}/hide', init)
    : api.POST('/api/v1/companies/{slug}/unhide', init);
}

/** Hides vacancies and companies from the user's own lists; shown at once, with an undo button. */
export function useHiding() {
  const queryClient = useQueryClient();
  /** Counts and the following pages have changed, so the lists are refetched. */
  const askAnew = () => {
    void queryClient.invalidateQueries({ queryKey: ['get', '/api/v1/jobs'] });
    void queryClient.invalidateQueries({ queryKey: ['get', '/api/v1/my/hidden'] });
  };
  const change = async (kind: Kind, slug: string, isHidden: boolean): Promise<boolean> => {
    setHidden(kind, slug, isHidden);
    try {
      await tell(kind, slug, isHidden);
      askAnew();
      return true;
    } catch (problem) {
      setHidden(kind, slug, !isHidden);
      toast.error(errorText(problem));
      return false;
    }
  };
  const hide = async (kind: Kind, slug: string, text: string) => {
    const undo = { label: m.vacancy_undo(), onPress: () => void change(kind, slug, false) };
    if (await change(kind, slug, true)) toast.info(text, undo);
  };
  return {
    hideVacancy: ({ slug }: VacancyCardData) => hide('vacancy', slug, m.vacancy_hidden()),
    hideCompany: ({ slug, name }: Customer) =>
      hide('company', slug, m.vacancy_hidden_company({ name })),
    /** Called when it was unhidden elsewhere. */
    forget: (kind: Kind, slug: string) => {
      setHidden(kind, slug, false);
      askAnew();
    },
  };
}

import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { api } from '@/api/client';
import { errorText } from '@/i18n/error-text';
import { m } from '@/paraglide/messages';
import { toast } from '@/ui/toast-store';
import type { VacancyCardData } from './model';
import { isOffline } from './wishes';

type Kind = 'vacancy' | 'company';
type Customer = Pick<VacancyCardData['customer'], 'slug' | 'name'>;

/** What is known of a card that can be hidden. */
export interface Hideable {
  slug: string;
  title: string;
  customer: Customer;
}

/** What was hidden, or shown again, since the page was loaded: it disappears and comes back at once. */
let changes: ReadonlyMap<string, boolean> = new Map();
const listeners = new Set<() => void>();

function setHidden(kind: Kind, slug: string, isHidden: boolean): void {
  changes = new Map(changes).set(`${kind} ${slug}`, isHidden);
  for (const listener of listeners) listener();
}

const store = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  snapshot: () => changes,
};

/** Undefined as long as neither the vacancy nor its company was hidden or shown again. */
function hiddenState({ slug, customer }: Hideable, known: typeof changes): boolean | undefined {
  const states = [known.get(`vacancy ${slug}`), known.get(`company ${customer.slug}`)];
  return states.includes(true) || (states.includes(false) ? false : undefined);
}

/** Whether a card is hidden, if that has changed since the page was loaded. */
export function useHidden(card: Hideable): boolean | undefined {
  return hiddenState(card, useSyncExternalStore(store.subscribe, store.snapshot));
}

/** The cards without those that were just hidden. */
export function useShown(cards: readonly VacancyCardData[]): readonly VacancyCardData[] {
  const known = useSyncExternalStore(store.subscribe, store.snapshot);
  if (known.size === 0) return cards;
  return cards.filter((card) => !hiddenState(card, known));
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
export const useHiding = () => makeHiding(useQueryClient());

export function makeHiding(queryClient: QueryClient) {
  const askAnew = () =>
    void queryClient.invalidateQueries({ queryKey: ['get', '/api/v1/my/hidden'] });
  const change = async (kind: Kind, slug: string, isHidden: boolean): Promise<boolean> => {
    setHidden(kind, slug, isHidden);
    try {
      await tell(kind, slug, isHidden);
      askAnew();
      return true;
    } catch (problem) {
      if (isOffline(problem) && !navigator.onLine) later(kind, slug, isHidden);
      else {
        setHidden(kind, slug, !isHidden);
        toast.error(errorText(problem));
      }
      return false;
    }
  };
  /** It stays as it was wished, and goes when the network is back, unless another wish came since. */
  const later = (kind: Kind, slug: string, isHidden: boolean) => {
    toast.info(m.vacancy_save_later());
    const back = () => {
      if (changes.get(`${kind} ${slug}`) === isHidden) void change(kind, slug, isHidden);
    };
    addEventListener('online', back, { once: true });
  };
  const hide = async (kind: Kind, slug: string, text: string) => {
    const undo = { label: m.vacancy_undo(), onPress: () => void change(kind, slug, false) };
    if (await change(kind, slug, true)) toast.info(text, undo);
  };
  return {
    hideVacancy: ({ slug }: Pick<Hideable, 'slug'>) => hide('vacancy', slug, m.vacancy_hidden()),
    hideCompany: ({ slug, name }: Customer) =>
      hide('company', slug, m.vacancy_hidden_company({ name })),
    /** Called when it was unhidden elsewhere. */
    forget: (kind: Kind, slug: string) => {
      setHidden(kind, slug, false);
      askAnew();
    },
  };
}

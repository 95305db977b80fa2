import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { sendPatiently } from '@/forms/send-patiently';
import { errorText } from '@/i18n/error-text';
import { toast } from '@/ui/toast-store';
import { CANDIDATES, sendSaved } from './queries';

interface Marked {
  slug: string;
  is_saved: boolean;
}

/** Requests under way by candidate: the next one waits, so the last press wins. */
const underWay = new Map<string, Promise<unknown>>();

/** Saves a candidate or takes it out; the screen shows it at once, and takes it back if the server refuses. */
export function useSaved(): (candidate: Marked) => Promise<void> {
  const queryClient = useQueryClient();
  return async ({ slug, is_saved }) => {
    const wanted = !is_saved;
    mark(queryClient, slug, wanted);
    const before = underWay.get(slug) ?? Promise.resolve();
    const sent = before
      .catch(() => undefined)
      .then(() => sendPatiently(() => sendSaved(slug, wanted)));
    underWay.set(slug, sent);
    try {
      await sent;
      // The list of the saved ones has another length.
      await queryClient.invalidateQueries({ queryKey: [CANDIDATES, 'saved'], refetchType: 'none' });
    } catch (problem) {
      if (underWay.get(slug) === sent) mark(queryClient, slug, is_saved);
      toast.error(errorText(problem));
    } finally {
      if (underWay.get(slug) === sent) underWay.delete(slug);
    }
  };
}

/** Marks a candidate in every cached answer that has it. */
function mark(queryClient: QueryClient, slug: string, is_saved: boolean): void {
  const change = <One extends Marked>(one: One): One =>
    one.slug === slug ? { ...one, is_saved } : one;
  queryClient.setQueriesData<Marked | Marked[] | { data: Marked[] }>(
    { queryKey: [CANDIDATES] },
    (known) => {
      if (!known) return known;
      if (Array.isArray(known)) return known.map(change);
      return 'data' in known ? { ...known, data: known.data.map(change) } : change(known);
    },
  );
}

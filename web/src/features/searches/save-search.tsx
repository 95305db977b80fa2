import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { BellPlus, Check } from 'lucide-react';
import { FormError } from '@/forms/form-error';
import { useAction } from '@/forms/use-action';
import { goTo, pathTo } from '@/i18n/go';
import { m } from '@/paraglide/messages';
import { askToSignIn, type Intention } from '@/session/asked';
import { keepIntention } from '@/session/intention';
import { checkMe, meQuery } from '@/session/me';
import { Button, buttonClass } from '@/ui/button';
import { toast } from '@/ui/toast-store';
import { saveSearch, searchesQuery } from './queries';
import { isSameSearch } from './same';

interface SaveSearchProps {
  /** The query string of the list, without `?`. */
  query: string;
  /** The name in the list; when it is empty the server generates one. */
  name: string;
}

const ICON = { size: 18, strokeWidth: 1.9, 'aria-hidden': true } as const;

/** Saves a search and says so. */
export async function saveAndTell(
  queryClient: QueryClient,
  { query, name }: SaveSearchProps,
): Promise<void> {
  await saveSearch(query, name);
  await queryClient.invalidateQueries({ queryKey: searchesQuery().queryKey });
  const open = () => goTo('/user/searches');
  toast.success(m.searches_saved(), { label: m.searches_open_list(), onPress: open });
}

/** Saves a search, to be notified about new vacancies. A guest is asked to sign in. */
export function SaveSearch({ query, name }: SaveSearchProps) {
  const queryClient = useQueryClient();
  const { data: me } = useQuery(meQuery());
  const { data: kept } = useQuery({ ...searchesQuery(), enabled: me?.role === 'candidate' });
  const save = useAction(async () => {
    const person = await checkMe(queryClient);
    const intention: Intention = { act: 'search', query, name };
    if (person?.role === 'candidate') await saveAndTell(queryClient, { query, name });
    else if (!person) askToSignIn(intention);
    else {
      keepIntention(intention);
      goTo('/auth/login?reason=candidates_only');
    }
  });
  if (kept?.data.some((search) => isSameSearch(search.query, query))) {
    return (
      <a href={pathTo('/user/searches')} className={buttonClass({ size: 'sm' })}>
        <Check {...ICON} />
        {m.searches_is_saved()}
      </a>
    );
  }
  return (
    <>
      <Button
        size="sm"
        icon={<BellPlus {...ICON} />}
        busy={save.busy}
        onClick={() => void save.run()}
      >
        {m.searches_save()}
      </Button>
      <FormError text={save.error} />
    </>
  );
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useRouter } from '@tanstack/react-router';
import { BellPlus, Check } from 'lucide-react';
import { useAction } from '@/forms/use-action';
import { errorText } from '@/i18n/error-text';
import { m } from '@/paraglide/messages';
import { saveAfterLogin } from '@/session/after-login';
import { checkMe, meQuery } from '@/session/me';
import { Button, buttonClass } from '@/ui/button';
import { toast } from '@/ui/toast-store';
import { saveSearch, searchesQuery } from './queries';
import { isSameSearch } from './same';

interface SaveSearchProps {
  /** The query string of the page, without `?`. */
  query: string;
  /** The name in the list; when it is empty the server generates one. */
  name: string;
}

const ICON = { size: 18, strokeWidth: 1.9, 'aria-hidden': true } as const;

/** Saves a search, to be notified about new vacancies. Users who may not are led to sign in and return to this page. */
export function SaveSearch({ query, name }: SaveSearchProps) {
  const queryClient = useQueryClient();
  const router = useRouter();
  const navigate = useNavigate();
  const { data: me } = useQuery(meQuery());
  const { data: kept } = useQuery({ ...searchesQuery(), enabled: me?.role === 'candidate' });
  const save = useAction(async () => {
    const person = await checkMe(queryClient);
    if (person?.role !== 'candidate') {
      saveAfterLogin(router.state.location.href);
      await navigate({
        to: '/auth/login',
        search: person ? { reason: 'candidates_only' } : {},
      });
      return;
    }
    try {
      await saveSearch(query, name);
      await queryClient.invalidateQueries({ queryKey: searchesQuery().queryKey });
      const open = () => void navigate({ to: '/user/searches' });
      toast.success(m.searches_saved(), { label: m.searches_open_list(), onPress: open });
    } catch (problem) {
      toast.error(errorText(problem));
    }
  });
  if (kept?.data.some((search) => isSameSearch(search.query, query))) {
    return (
      <Link to="/user/searches" className={buttonClass({ size: 'sm' })}>
        <Check {...ICON} />
        {m.searches_is_saved()}
      </Link>
    );
  }
  return (
    <Button
      size="sm"
      icon={<BellPlus {...ICON} />}
      busy={save.busy}
      onClick={() => void save.run()}
    >
      {m.searches_save()}
    </Button>
  );
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sendPatiently } from '@/forms/send-patiently';
import { errorText } from '@/i18n/error-text';
import { pathTo } from '@/i18n/go';
import { m } from '@/paraglide/messages';
import { buttonClass } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { Skeleton, SkeletonLine } from '@/ui/skeleton';
import { toast } from '@/ui/toast-store';
import {
  changeSearches,
  removeSearch,
  type SavedSearch,
  saveSearch,
  searchesQuery,
  tellSeen,
  updateSearch,
} from './queries';
import { RenameDialog } from './rename-dialog';
import { SearchCard } from './search-card';
import './searches.css';

/** Saved searches, each with its number of new results. */
export function SearchesPage() {
  const { data, error, isFetching, refetch } = useQuery(searchesQuery());
  return (
    <div className="wrap searches-page">
      <h1 className="searches-title display">{m.searches_title()}</h1>
      <p className="searches-lead">{m.searches_lead()}</p>
      {data && <Loaded searches={data.data} />}
      {!data && !error && (
        <Skeleton label={m.ui_loading()}>
          <div className="searches">
            <SkeletonLine height={112} />
            <SkeletonLine height={112} />
          </div>
        </Skeleton>
      )}
      {!data && error && (
        <ErrorState
          title={m.searches_not_loaded()}
          text={errorText(error)}
          retryText={m.ui_retry()}
          busy={isFetching}
          onRetry={() => refetch()}
        />
      )}
      <p className="searches-foot">
        <a href={pathTo('/user/hidden')} className="searches-link">
          {m.searches_hidden_link()}
        </a>
      </p>
    </div>
  );
}

function Loaded({ searches }: { searches: SavedSearch[] }) {
  const { open, set, remove } = useSearchChanges();
  const [renaming, setRenaming] = useState<SavedSearch>();
  if (searches.length === 0) {
    return (
      <EmptyState
        text={m.searches_empty()}
        cloth={6}
        action={
          <a href={pathTo('/jobs')} className={buttonClass({ look: 'primary' })}>
            {m.searches_find()}
          </a>
        }
      />
    );
  }
  return (
    <>
      <ul className="searches">
        {searches.map((search) => (
          <SearchCard
            key={search.id}
            search={search}
            onOpen={() => open(search)}
            onRename={() => setRenaming(search)}
            onDigest={(digest) =>
              void set(search, { digest }).catch((problem) => toast.error(errorText(problem)))
            }
            onRemove={() => void remove(search)}
          />
        ))}
      </ul>
      {renaming && (
        <RenameDialog
          search={renaming}
          onSave={(name) => set(renaming, { name })}
          onClose={() => setRenaming(undefined)}
        />
      )}
    </>
  );
}

/** Optimistic update: each change is shown at once and rolled back when the server refuses it. */
function useSearchChanges() {
  const queryClient = useQueryClient();
  const ask = () => queryClient.invalidateQueries({ queryKey: searchesQuery().queryKey });
  const replace = (search: SavedSearch) =>
    changeSearches(queryClient, (list) => list.map((one) => (one.id === search.id ? search : one)));

  const open = (search: SavedSearch) => {
    replace({ ...search, new_count: 0 });
    // If resetting the counter fails, that is not worth a message.
    void tellSeen(search.id).catch(() => undefined);
  };
  const set = async (search: SavedSearch, change: { name?: string; digest?: boolean }) => {
    replace({ ...search, ...change });
    try {
      const send = () => updateSearch(search.id, change);
      // A new name waits in its dialog.
      replace(await (change.name === undefined ? sendPatiently(send) : send()));
    } catch (problem) {
      replace(search);
      throw problem;
    }
  };
  const restore = async (search: SavedSearch) => {
    try {
      const saved = await sendPatiently(() => saveSearch(search.query, search.name));
      if (!search.digest) await updateSearch(saved.id, { digest: false });
    } catch (problem) {
      toast.error(errorText(problem));
    }
    await ask();
  };
  const remove = async (search: SavedSearch) => {
    changeSearches(queryClient, (list) => list.filter(({ id }) => id !== search.id));
    try {
      await sendPatiently(() => removeSearch(search.id));
      const undo = { label: m.searches_undo(), onPress: () => void restore(search) };
      toast.info(m.searches_removed(), undo);
    } catch (problem) {
      toast.error(errorText(problem));
      await ask();
    }
  };
  return { open, set, remove };
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Settings } from 'lucide-react';
import { useAction } from '@/forms/use-action';
import { errorText } from '@/i18n/error-text';
import { pathTo } from '@/i18n/go';
import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';
import { timeAlone } from './moments';
import { NoticeRow } from './notice-row';
import { PanelSkeleton } from './panel-skeleton';
import { markRead, newestQuery } from './queries';

interface BellPanelProps {
  person: string;
  /** The person goes to another page. */
  onLeave: () => void;
}

/** The newest notices. */
export function BellPanel({ person, onLeave }: BellPanelProps) {
  const queryClient = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery(newestQuery(person));
  const readAll = useAction(() => markRead(queryClient, person, 'all'));
  const read = (id: string) =>
    // If it fails the notice stays unread, which is no harm.
    void markRead(queryClient, person, [id]).catch(() => undefined);
  return (
    <>
      <div className="bell-head">
        <h2 className="bell-title">{m.notices_title()}</h2>
        {data !== undefined && data.unread > 0 && (
          <Button look="quiet" size="sm" busy={readAll.busy} onClick={() => void readAll.run()}>
            {m.notices_read_all()}
          </Button>
        )}
        <a
          href={pathTo('/profile/settings/notification')}
          className="icon-btn"
          aria-label={m.notices_settings()}
          title={m.notices_settings()}
          onClick={onLeave}
        >
          <Settings size={20} strokeWidth={1.8} aria-hidden="true" />
        </a>
      </div>
      {readAll.error && (
        <p role="alert" className="bell-problem">
          {readAll.error}
        </p>
      )}
      {data && data.data.length > 0 && (
        <ul className="notice-rows bell-rows">
          {data.data.map((notice) => (
            <li key={notice.id}>
              <NoticeRow
                notice={notice}
                time={timeAlone(notice.at)}
                onRead={() => {
                  if (!notice.is_read) read(notice.id);
                  if (notice.path) onLeave();
                }}
              />
            </li>
          ))}
        </ul>
      )}
      {data?.data.length === 0 && <p className="bell-empty">{m.notices_empty()}</p>}
      {!data && !error && <PanelSkeleton />}
      {!data && error && (
        <div role="alert" className="bell-empty">
          <p>
            {m.notices_not_loaded()} {errorText(error)}
          </p>
          <Button size="sm" busy={isFetching} onClick={() => void refetch()}>
            {m.ui_retry()}
          </Button>
        </div>
      )}
      <a href={pathTo('/user/notices')} className="bell-all" onClick={onLeave}>
        {m.notices_view_all()}
      </a>
    </>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { useAction } from '@/forms/use-action';
import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { shown } from './filter';
import { byPart, timeInPart } from './moments';
import { NoticeRow } from './notice-row';
import { loadMore, markRead } from './queries';
import type { NoticesFilter } from './search';
import type { Notices } from './wire';

interface NoticesListProps {
  person: string;
  filter: NoticesFilter;
  notices: Notices;
}

/** Notices by day, and a button for older ones. */
export function NoticesList({ person, filter, notices }: NoticesListProps) {
  const queryClient = useQueryClient();
  const more = useAction(() => loadMore(queryClient, person, filter));
  const rows = shown(notices, filter);
  const read = (id: string) =>
    // If it fails the notice stays unread, which is no harm.
    void markRead(queryClient, person, [id]).catch(() => undefined);
  if (rows.length === 0 && notices.meta.total <= notices.data.length) {
    return <Empty filter={filter} />;
  }
  return (
    <>
      <p role="status" className="sr-only">
        {m.notices_found({ count: notices.meta.total })}
      </p>
      {byPart(rows).map(({ part, title, notices: found }) => (
        <section key={part} className="notices-part" aria-labelledby={`notices-${part}`}>
          <h2 id={`notices-${part}`} className="notices-part-title">
            {title}
          </h2>
          <ul className="card notices-card notice-rows">
            {found.map((notice) => (
              <li key={notice.id}>
                <NoticeRow
                  notice={notice}
                  time={timeInPart(notice.at)}
                  withAction
                  onRead={() => {
                    if (!notice.is_read) read(notice.id);
                  }}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {notices.data.length < notices.meta.total && (
        <div className="notices-more">
          <Button busy={more.busy} onClick={() => void more.run()}>
            {m.ui_show_more()}
          </Button>
          {more.error && (
            <p role="alert" className="notices-problem">
              {more.error}
            </p>
          )}
        </div>
      )}
    </>
  );
}

function Empty({ filter }: { filter: NoticesFilter }) {
  if (filter.kind) return <EmptyState cloth={3} text={m.notices_empty_filter()} />;
  if (filter.unread) return <EmptyState cloth={3} text={m.notices_empty_unread()} />;
  return (
    <EmptyState
      cloth={3}
      text={
        <>
          <strong>{m.notices_empty()}</strong>
          <span className="state-more">{m.notices_empty_more()}</span>
        </>
      }
    />
  );
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CheckCheck, Settings } from 'lucide-react';
import { KeptNote } from '@/forms/kept-list';
import { useAction } from '@/forms/use-action';
import { errorText } from '@/i18n/error-text';
import { pathTo } from '@/i18n/go';
import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';
import { ErrorState } from '@/ui/error-state';
import { IconButton } from '@/ui/icon-button';
import { useWide } from '@/ui/use-wide';
import { KindChips, KindLinks, ReadSwitch } from './filters';
import './notices.css';
import { NoticesList } from './notices-list';
import { RowSkeletons } from './panel-skeleton';
import { markRead, noticesQuery } from './queries';
import type { NoticesFilter } from './search';

interface NoticesPageProps {
  person: string;
  filter: NoticesFilter;
}

const ICON = { strokeWidth: 1.9, 'aria-hidden': true } as const;

/** Everything the person was told, newest first. */
export function NoticesPage({ person, filter }: NoticesPageProps) {
  const queryClient = useQueryClient();
  const isWide = useWide();
  const answer = useQuery({
    ...noticesQuery(person, filter),
    placeholderData: (before) => before,
  });
  const { data, error, isFetching, isPlaceholderData, refetch } = answer;
  const readAll = useAction(() => markRead(queryClient, person, 'all'));
  const unread = data?.unread ?? 0;
  const counts = { filter, kinds: data?.kinds ?? [], unread };
  const markAll = { busy: readAll.busy, onClick: () => void readAll.run() };
  return (
    <div className="wrap notices">
      <div className="notices-head">
        <h1 className="notices-title display">{m.notices_title()}</h1>
        {!isWide && (
          <>
            {unread > 0 && (
              <IconButton
                label={m.notices_read_all_long()}
                icon={<CheckCheck size={22} {...ICON} />}
                aria-busy={readAll.busy || undefined}
                onClick={markAll.onClick}
              />
            )}
            <a
              href={pathTo('/profile/settings/notification')}
              className="icon-btn"
              aria-label={m.notices_settings()}
            >
              <Settings size={22} {...ICON} />
            </a>
          </>
        )}
      </div>
      {isWide ? (
        <>
          <div className="notices-side">
            <KindLinks {...counts} />
            <a href={pathTo('/profile/settings/notification')} className="notices-settings">
              <Settings size={18} {...ICON} />
              {m.notices_settings()}
            </a>
          </div>
          <div className="notices-tools">
            <ReadSwitch {...counts} />
            {unread > 0 && (
              <Button look="quiet" icon={<CheckCheck size={18} {...ICON} />} {...markAll}>
                {m.notices_read_all_long()}
              </Button>
            )}
          </div>
        </>
      ) : (
        <KindChips {...counts} />
      )}
      <div className="notices-found" aria-busy={isPlaceholderData || undefined}>
        {readAll.error && (
          <p role="alert" className="notices-problem">
            {readAll.error}
          </p>
        )}
        <KeptNote of={answer} />
        {data && <NoticesList person={person} filter={filter} notices={data} />}
        {!data && !error && (
          <div className="card notices-card">
            <RowSkeletons count={6} />
          </div>
        )}
        {!data && error && (
          <ErrorState
            title={m.notices_not_loaded()}
            text={errorText(error)}
            retryText={m.ui_retry()}
            busy={isFetching}
            onRetry={() => void refetch()}
          />
        )}
      </div>
    </div>
  );
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Bell as BellIcon } from 'lucide-react';
import {
  type KeyboardEvent,
  lazy,
  type ReactNode,
  Suspense,
  type ToggleEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { pathTo } from '@/i18n/go';
import { fetchAhead, patiently } from '@/lib/on-demand';
import { m } from '@/paraglide/messages';
import { keepLive } from '@/session/live';
import { CountBadge } from '@/ui/count-badge';
import { placeNear } from '@/ui/place-near';
import './bell.css';
import { PanelSkeleton } from './panel-skeleton';
import { countQuery } from './queries';
import { useRoomy } from './use-roomy';

// Most visits never open it.
const loadPanel = () => import('./bell-panel');
const BellPanel = lazy(() =>
  patiently(loadPanel).then(
    ({ BellPanel }) => ({ default: BellPanel }),
    () => ({ default: PanelMissing }),
  ),
);

fetchAhead(loadPanel);

const PLACEMENT = { side: 'below', align: 'end', gap: 6 } as const;

/**
 * The bell of the header. On phones it opens the page, elsewhere the newest notices. Opening marks nothing as read. It is
 * on every page of a signed-in user, and only there: so it keeps the live channel open.
 */
export function Bell({ person }: { person: string }) {
  const queryClient = useQueryClient();
  const { data: unread = 0 } = useQuery(countQuery(person));
  useEffect(() => keepLive(queryClient, person), [queryClient, person]);
  const isRoomy = useRoomy();
  const name =
    unread > 0
      ? `${m.notices_title()}: ${m.notices_unread_count({ count: unread })}`
      : m.notices_title();
  const face = (
    <>
      <BellIcon size={21} strokeWidth={1.8} aria-hidden="true" />
      <CountBadge count={unread} className="bell-count" />
    </>
  );
  if (isRoomy) return <OpeningBell person={person} name={name} face={face} />;
  return (
    <a href={pathTo('/user/notices')} className="icon-btn bell" aria-label={name}>
      {face}
    </a>
  );
}

interface OpeningBellProps {
  person: string;
  name: string;
  face: ReactNode;
}

function OpeningBell({ person, name, face }: OpeningBellProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    if (!isOpen || !box.current) return;
    // Escape then returns the focus to the bell.
    panel.current?.focus();
    const place = () => {
      if (box.current && button.current) placeNear(box.current, button.current, PLACEMENT);
    };
    // Its height changes when the notices arrive.
    const watcher = new ResizeObserver(place);
    watcher.observe(box.current);
    window.addEventListener('resize', place);
    window.addEventListener('scroll', place, true);
    return () => {
      watcher.disconnect();
      window.removeEventListener('resize', place);
      window.removeEventListener('scroll', place, true);
    };
  }, [isOpen]);

  const onToggle = (event: ToggleEvent<HTMLDivElement>) => {
    setOpen(event.newState === 'open');
  };

  return (
    <>
      <button
        ref={button}
        type="button"
        className="icon-btn bell"
        aria-label={name}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        popoverTarget={id}
      >
        {face}
      </button>
      <div ref={box} id={id} popover="auto" className="bell-box" onToggle={onToggle}>
        {isOpen && (
          <div
            ref={panel}
            role="dialog"
            aria-label={m.notices_title()}
            tabIndex={-1}
            className="bell-panel"
            onKeyDown={(event) => walk(event, panel.current)}
          >
            <Suspense fallback={<PanelSkeleton />}>
              <BellPanel person={person} onLeave={() => box.current?.hidePopover()} />
            </Suspense>
          </div>
        )}
      </div>
    </>
  );
}

/** Its code did not arrive; the page may. */
function PanelMissing({ onLeave }: { person: string; onLeave: () => void }) {
  return (
    <>
      <p role="alert" className="bell-empty">
        {m.notices_not_loaded()}
      </p>
      <a href={pathTo('/user/notices')} className="bell-all" onClick={onLeave}>
        {m.notices_view_all()}
      </a>
    </>
  );
}

/** Arrows walk through the notices. */
function walk(event: KeyboardEvent, panel: HTMLElement | null): void {
  const rows = [...(panel?.querySelectorAll<HTMLElement>('[data-notice]') ?? [])];
  const current = rows.indexOf(document.activeElement as HTMLElement);
  const target = {
    ArrowDown: rows[(current + 1) % rows.length],
    ArrowUp: rows.at(current <= 0 ? -1 : current - 1),
    Home: rows[0],
    End: rows.at(-1),
  }[event.key];
  if (!target) return;
  event.preventDefault();
  target.focus();
}

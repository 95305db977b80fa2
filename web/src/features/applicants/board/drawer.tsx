import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { errorText } from '@/i18n/error-text';
import { m } from '@/paraglide/messages';
import { ErrorState } from '@/ui/error-state';
import { IconButton } from '@/ui/icon-button';
import { Skeleton, SkeletonLine } from '@/ui/skeleton';
import { ApplicantDetail } from '../applicant-detail';
import { useApplicant } from '../queries';
import type { Mover } from '../use-move';
import type { ApplicantCard } from '../wire';
import './drawer.css';
import { drawerKey } from './drawer-keys';

interface DrawerProps {
  card: ApplicantCard;
  mover: Mover;
  nameOfLanguage: (code: string) => string;
  /** The cards below and above it in its column. */
  next?: string;
  previous?: string;
  onGo: (card: string) => void;
  onClose: () => void;
}

const ICON = { size: 22, strokeWidth: 1.8, 'aria-hidden': true } as const;

/** An application beside the board, which stays usable: not a dialog. */
export function Drawer(props: DrawerProps) {
  const { card, mover, nameOfLanguage, next, previous, onGo, onClose } = props;
  const answer = useApplicant(card.vacancy.slug, card.resume_id);
  const view = answer.data;
  const box = useRef<HTMLElement>(null);
  const isLoaded = view !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each application begins at its top, with its name.
  useEffect(() => {
    box.current?.scrollTo?.({ top: 0 });
    const name = box.current?.querySelector<HTMLElement>('.applicant-name');
    (name ?? box.current)?.focus({ preventScroll: true });
  }, [card.id, isLoaded]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented) return;
    const key = drawerKey(event.nativeEvent);
    if (!key) return;
    event.preventDefault();
    if (key === 'close') onClose();
    else if (key === 'comment') {
      box.current?.querySelector<HTMLElement>('[data-section="comments"] textarea')?.focus();
    } else {
      const card = key === 'next' ? next : previous;
      if (card) onGo(card);
    }
  };
  const tools = (
    <>
      <IconButton
        label={m.board_previous()}
        icon={<ChevronUp {...ICON} />}
        disabled={!previous}
        onClick={() => previous && onGo(previous)}
      />
      <IconButton
        label={m.board_next()}
        icon={<ChevronDown {...ICON} />}
        disabled={!next}
        onClick={() => next && onGo(next)}
      />
      <IconButton label={m.board_back()} icon={<X {...ICON} />} onClick={onClose} />
    </>
  );
  return (
    <section
      ref={box}
      tabIndex={-1}
      className="board-drawer"
      aria-label={m.board_drawer({ name: card.name })}
      onKeyDown={onKeyDown}
    >
      {view ? (
        <>
          <ApplicantDetail
            view={view}
            mover={mover}
            nameOfLanguage={nameOfLanguage}
            tools={tools}
            headingLevel={2}
          />
          <p className="sr-only">{m.board_keys()}</p>
        </>
      ) : (
        <>
          <div className="board-drawer-tools">{tools}</div>
          {answer.error ? (
            <ErrorState
              title={m.board_not_loaded()}
              text={errorText(answer.error)}
              retryText={m.ui_retry()}
              busy={answer.isFetching}
              onRetry={() => void answer.refetch()}
            />
          ) : (
            <DrawerSkeleton />
          )}
        </>
      )}
    </section>
  );
}

function DrawerSkeleton() {
  return (
    <Skeleton label={m.ui_loading()}>
      <div className="board-drawer-skeleton">
        <SkeletonLine width="60%" height={28} />
        <SkeletonLine width="40%" height={20} />
        <SkeletonLine width="70%" height={44} />
        <SkeletonLine height={120} />
        <SkeletonLine height={200} />
      </div>
    </Skeleton>
  );
}

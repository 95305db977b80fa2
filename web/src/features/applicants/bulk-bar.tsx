import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeftRight, CircleX, Columns3, MessageSquare, X } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useAction } from '@/forms/use-action';
import { Waiting } from '@/forms/waiting';
import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { Menu } from '@/ui/menu';
import { onDemand } from '@/ui/on-demand';
import { toast } from '@/ui/toast-store';
import './bulk-bar.css';
import { namesText, refusedText } from './bulk-refusals';
import { placeCard, refresh } from './cache';
import { bulk, keep } from './calls';
import { writeIds } from './compare/address';
import type { ApplicantFilter } from './filter';
import { InviteDialog } from './invite-dialog';
import { neededFor } from './moves';
import { type ColumnChoice, useColumns } from './queries';
import { RejectDialog } from './reject-dialog';
import { comparable, movable, refusable, type Selection } from './selection';
import { StageTick } from './stage-mark';
import { columnName } from './stage-menu';
import type { ApplicantCard, BulkIn } from './wire';

const MessageDialog = onDemand(
  async () => (await import('./message/message-dialog')).MessageDialog,
);

interface BulkBarProps {
  /** The vacancy's: what is typed for one is not offered for another. */
  slug: string;
  filter: ApplicantFilter;
  selection: Selection;
  /** Those that are done are unticked. */
  onDone: (ids: readonly string[]) => void;
  onClear: () => void;
}

type Asked =
  | { kind: 'message'; column: ColumnChoice; cards: ApplicantCard[] }
  | { kind: 'reason' }
  | { kind: 'write' };

/** What can be done with all ticked applications at once; every choice says to how many it applies. */
export function BulkBar({ slug, filter, selection, onDone, onClear }: BulkBarProps) {
  const queryClient = useQueryClient();
  const { data: columns = [] } = useColumns();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [left, setLeft] = useState<string>();
  const count = selection.size;
  const refusals = refusable(selection);
  const compared = comparable(selection);
  const send = useAction(async (body: BulkIn) => {
    setLeft(undefined);
    const { done, refused } = await bulk(body);
    setAsked(null);
    const hours = body.reject?.after_hours ?? 0;
    if (done.length > 0 && hours > 0) {
      toast.success(m.applicants_bulk_planned({ hours, count: done.length }), {
        label: m.applicants_keep(),
        onPress: () => void keepAll(queryClient, done, selection),
      });
    } else if (done.length > 0) toast.success(m.applicants_bulk_done({ count: done.length }));
    if (refused.length > 0) setLeft(refusedText(refused, selection));
    onDone(done);
    await refresh(queryClient);
  });
  const ids = (cards: readonly ApplicantCard[]) => cards.map(({ id }) => id);
  const choose = (column: ColumnChoice, cards: ApplicantCard[]) => {
    send.forget();
    if (cards.some((card) => needsMessage(card, column))) {
      setAsked({ kind: 'message', column, cards });
    } else void send.run({ ids: ids(cards), column: column.id });
  };
  const close = () => {
    if (send.busy) return;
    send.forget();
    setAsked(null);
  };
  if (count === 0) return null;
  return (
    <>
      {/* Dark in both themes, so that it stands apart from the list. */}
      <section className="bulk-bar" data-theme="dark" aria-label={m.applicants_bulk()}>
        <p className="bulk-count" role="status">
          {m.applicants_bulk_count({ count })}
        </p>
        <div className="bulk-tools">
          <Menu
            label={m.applicants_bulk_move()}
            triggerClass="bulk-button"
            trigger={
              <>
                <ArrowLeftRight size={18} strokeWidth={1.9} aria-hidden="true" />
                <span aria-hidden="true">{m.applicants_move()}</span>
              </>
            }
            heading={m.applicants_move_to()}
            items={columns
              .filter(({ stage }) => stage !== 'rejected')
              .map((column) => {
                const cards = movable(selection, column);
                return {
                  id: column.id,
                  label: columnName(column),
                  icon: <StageTick stage={column.stage} />,
                  note:
                    cards.length > 0
                      ? m.applicants_bulk_applies({ count, part: cards.length })
                      : m.applicants_cannot_move(),
                  disabled: cards.length === 0,
                  onSelect: () => choose(column, cards),
                };
              })}
          />
          <Button
            look="quiet"
            className="bulk-button"
            icon={<MessageSquare size={18} strokeWidth={1.9} aria-hidden="true" />}
            onClick={() => {
              setLeft(undefined);
              send.forget();
              setAsked({ kind: 'write' });
            }}
          >
            {m.applicants_bulk_write()}
          </Button>
          <Button
            look="quiet"
            className="bulk-button bulk-refuse"
            disabled={refusals.length === 0}
            icon={<CircleX size={18} strokeWidth={1.9} aria-hidden="true" />}
            onClick={() => {
              send.forget();
              setAsked({ kind: 'reason' });
            }}
          >
            {refusals.length === count
              ? m.applicants_reject()
              : m.applicants_bulk_reject_part({ count, part: refusals.length })}
          </Button>
          {compared && (
            <Link
              to="/profile/my-vacancies/$slug/applications/compare"
              params={{ slug: compared }}
              search={{ ids: writeIds([...selection.keys()]) }}
              state={{ applicants: filter, ticked: [...selection.values()] }}
              preload={false}
              className="bulk-button bulk-compare"
            >
              <Columns3 size={18} strokeWidth={1.9} aria-hidden="true" />
              {m.compare_action()}
            </Link>
          )}
        </div>
        <IconButton
          label={m.applicants_bulk_clear()}
          className="bulk-close"
          icon={<X size={20} strokeWidth={1.9} aria-hidden="true" />}
          onClick={onClear}
        />
        <p role="alert" className="bulk-failure">
          {left ?? (asked ? undefined : send.error)}
        </p>
      </section>
      <InviteDialog
        open={asked?.kind === 'message'}
        id={`bulk:${slug}`}
        who={asked?.kind === 'message' ? m.applicants_bulk_who({ count: asked.cards.length }) : ''}
        busy={send.busy}
        failure={send.failure}
        onSend={(message) =>
          asked?.kind === 'message'
            ? send.run({ ids: ids(asked.cards), column: asked.column.id, message })
            : Promise.resolve(false)
        }
        onClose={close}
      />
      <RejectDialog
        open={asked?.kind === 'reason'}
        id={`bulk:${slug}`}
        who={m.applicants_bulk_who({ count: refusals.length })}
        busy={send.busy}
        failure={send.failure}
        onSend={(refusal) => send.run({ ids: ids(refusals), reject: refusal })}
        onClose={close}
      />
      {asked?.kind === 'write' && (
        <Suspense fallback={<Waiting />}>
          <MessageDialog
            slug={slug}
            selection={selection}
            onSent={(done, why) => {
              setAsked(null);
              setLeft(why);
              onDone(done);
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}

/** Calls at once: as many as a browser sends side by side. */
const AT_ONCE = 5;

/** Takes planned refusals back, from the toast, where the page may be gone already. */
async function keepAll(
  queryClient: QueryClient,
  ids: readonly string[],
  known: Selection,
): Promise<void> {
  const failed: string[] = [];
  const one = async (id: string) => {
    try {
      placeCard(queryClient, await keep(id));
    } catch {
      failed.push(known.get(id)?.name ?? '');
    }
  };
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    await Promise.all(ids.slice(from, from + AT_ONCE).map(one));
  }
  const kept = ids.length - failed.length;
  if (kept > 0) toast.success(m.applicants_bulk_kept({ count: kept }));
  if (failed.length > 0) toast.error(m.applicants_bulk_not_kept({ names: namesText(failed) }));
  await refresh(queryClient);
}

/** Several people are never given one time, so whoever waits gets a message instead of times for an interview. */
function needsMessage(card: ApplicantCard, column: ColumnChoice): boolean {
  const needed = neededFor(card, column);
  return needed === 'message' || (needed === 'interview' && card.status === 'waiting');
}

import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeftRight, CircleX, Columns3, X } from 'lucide-react';
import { useState } from 'react';
import { useAction } from '@/forms/use-action';
import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { Menu } from '@/ui/menu';
import { toast } from '@/ui/toast-store';
import './bulk-bar.css';
import { refresh } from './cache';
import { bulk } from './calls';
import { writeIds } from './compare/address';
import { InviteDialog } from './invite-dialog';
import { neededFor } from './moves';
import { type ColumnChoice, useColumns } from './queries';
import { RejectDialog } from './reject-dialog';
import { comparable, movable, refusable, type Selection } from './selection';
import { StageTick } from './stage-mark';
import { columnName } from './stage-menu';
import type { ApplicantCard, BulkIn } from './wire';

interface BulkBarProps {
  selection: Selection;
  /** Those that are done are unticked. */
  onDone: (ids: readonly string[]) => void;
  onClear: () => void;
}

type Asked = { kind: 'message'; column: ColumnChoice; cards: ApplicantCard[] } | { kind: 'reason' };

/** What can be done with all ticked applications at once; every choice says to how many it applies. */
export function BulkBar({ selection, onDone, onClear }: BulkBarProps) {
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
    if (done.length > 0) toast.success(m.applicants_bulk_done({ count: done.length }));
    if (refused.length > 0) setLeft(m.applicants_bulk_refused({ count: refused.length }));
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
        id="bulk"
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
        id="bulk"
        who={m.applicants_bulk_who({ count: refusals.length })}
        busy={send.busy}
        failure={send.failure}
        onSend={(refusal) => send.run({ ids: ids(refusals), reject: refusal })}
        onClose={close}
      />
    </>
  );
}

/** Several people are never given one time, so whoever waits gets a message instead of times for an interview. */
function needsMessage(card: ApplicantCard, column: ColumnChoice): boolean {
  const needed = neededFor(card, column);
  return needed === 'message' || (needed === 'interview' && card.status === 'waiting');
}

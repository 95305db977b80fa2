import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import type { Sent } from '@/forms/interview/calls';
import { onCard } from '@/forms/interview/card-line';
import { InterviewDialogOnDemand } from '@/forms/interview/interview-dialog-on-demand';
import type { TemplateTarget } from '@/forms/templates/template-picker';
import { useAction } from '@/forms/use-action';
import { m } from '@/paraglide/messages';
import { holdLive } from '@/session/live-state';
import { ConfirmDialog } from '@/ui/dialog';
import { toast } from '@/ui/toast-store';
import { beginChange, placeCard, putBack, refresh, snapshot } from './cache';
import * as calls from './calls';
import { InviteDialog } from './invite-dialog';
import './dialogs.css';
import { columnFor, type FootAction, movedCard, neededFor } from './moves';
import { applicantKeys, type ColumnChoice, columnsQuery } from './queries';
import { refused } from './refused';
import { RejectDialog } from './reject-dialog';
import type { ApplicantCard, ApplicationStage, RefusalIn } from './wire';

/** How a move ended. `refused` says why and where the application may go instead. */
export type MoveOutcome =
  | { kind: 'done'; card: ApplicantCard }
  | { kind: 'cancelled' }
  | { kind: 'refused'; text: string; stages: ApplicationStage[] };

export interface Mover {
  /** Moves to a column and first asks for what the move needs: a message, a confirmation, a reason. */
  move: (card: ApplicantCard, column: ColumnChoice) => Promise<MoveOutcome>;
  /** One of the `actions` of the application. `arrange` is a choice of columns: see `StageMenu`. */
  act: (card: ApplicantCard, action: FootAction) => Promise<MoveOutcome>;
  /** Takes a planned refusal back. */
  keep: (card: ApplicantCard) => Promise<MoveOutcome>;
  /** Whether a change of this application is under way. */
  isBusy: (id: string) => boolean;
  /** The last refusal, to be shown beside what was pressed. */
  refusal: { id: string; text: string } | null;
  forget: () => void;
  /** Rendered once by whoever uses the hook. */
  dialogs: ReactNode;
}

type Asked =
  | { kind: 'interview' | 'message' | 'confirm'; card: ApplicantCard; column: ColumnChoice }
  | { kind: 'reason'; card: ApplicantCard };

/** Changes applications: the screen shows a change at once and takes it back when the server refuses. */
export function useMove(): Mover {
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState<readonly string[]>([]);
  const [refusal, setRefusal] = useState<Mover['refusal']>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const settle = useRef<(outcome: MoveOutcome) => void>(() => undefined);

  /** Throws what the server refused, after taking the change back. */
  const change = async (next: ApplicantCard, send: () => Promise<ApplicantCard>) => {
    setRefusal(null);
    setBusy((ids) => [...ids, next.id]);
    const release = holdLive();
    const end = beginChange();
    // An answer that is under way would bring the old state back.
    await queryClient.cancelQueries({
      queryKey: applicantKeys.all,
      predicate: ({ state }) => state.data !== undefined,
    });
    const before = snapshot(queryClient);
    placeCard(queryClient, next);
    try {
      const card = await send();
      placeCard(queryClient, card);
      return card;
    } catch (failure) {
      putBack(queryClient, before, next.id);
      throw failure;
    } finally {
      setBusy((ids) => ids.filter((id) => id !== next.id));
      release();
      end();
      void refresh(queryClient);
    }
  };

  const ask = (question: Asked) => {
    send.forget();
    settle.current({ kind: 'cancelled' });
    setAsked(question);
    return new Promise<MoveOutcome>((resolve) => {
      settle.current = resolve;
    });
  };
  /** Runs at once what needs no question. */
  const direct = async (
    next: ApplicantCard,
    call: () => Promise<ApplicantCard>,
  ): Promise<MoveOutcome> => {
    try {
      return { kind: 'done', card: await change(next, call) };
    } catch (failure) {
      const outcome = refused(failure);
      setRefusal({ id: next.id, text: outcome.text });
      return outcome;
    }
  };
  /** What a dialog sends; it stays open when the server refuses. */
  const send = useAction(async (next: ApplicantCard, call: () => Promise<ApplicantCard>) => {
    const card = await change(next, call);
    setAsked(null);
    settle.current({ kind: 'done', card });
  });

  const move: Mover['move'] = async (card, column) => {
    if (busy.includes(card.id)) return { kind: 'cancelled' };
    const kind = neededFor(card, column);
    if (kind === 'reason') return ask({ kind, card });
    if (kind) return ask({ kind, card, column });
    const next = movedCard(card, column, new Date().toISOString());
    return direct(next, () => calls.move(card.id, { column: column.id }));
  };
  const keep: Mover['keep'] = (card) =>
    direct({ ...card, refusal_at: null }, () => calls.keep(card.id));
  /** The page may show something else by now, so a refusal is told where the question was. */
  const keepFromToast = async (card: ApplicantCard) => {
    const outcome = await keep(card);
    if (outcome.kind === 'refused') toast.error(outcome.text);
  };
  const act: Mover['act'] = async (card, action) => {
    if (action === 'reject' || action === 'dismiss') return ask({ kind: 'reason', card });
    let column: ColumnChoice | undefined;
    try {
      const columns = await queryClient.ensureQueryData(columnsQuery());
      column =
        action === 'interview' ? interviewColumn(card, columns) : columnFor(card, action, columns);
    } catch (failure) {
      const outcome = refused(failure);
      setRefusal({ id: card.id, text: outcome.text });
      return outcome;
    }
    if (!column) return { kind: 'cancelled' };
    return action === 'interview' ? ask({ kind: action, card, column }) : move(card, column);
  };

  const close = () => {
    // What has been sent can no longer be dismissed.
    if (send.busy) return;
    send.forget();
    setAsked(null);
    settle.current({ kind: 'cancelled' });
  };
  const sendMove = (extra: { message?: string; confirm?: true }) => {
    if (!asked || asked.kind === 'reason' || asked.kind === 'interview') {
      return Promise.resolve(false);
    }
    const { card, column } = asked;
    return send.run(movedCard(card, column, new Date().toISOString()), () =>
      calls.move(card.id, { column: column.id, ...extra }),
    );
  };
  const sendRefusal = async (refusal: RefusalIn) => {
    if (!asked) return false;
    const { card } = asked;
    const known = await queryClient.ensureQueryData(columnsQuery()).catch(() => []);
    const column = known.find(({ stage }) => stage === 'rejected');
    const isSent = await send.run(refusedCard(card, refusal, column), () =>
      // The end of a hiring is a move with a reason; a refusal may be planned.
      card.status === 'approve' && column
        ? calls.move(card.id, {
            column: column.id,
            reason: refusal.reason,
            message: refusal.message,
          })
        : calls.reject(card.id, refusal),
    );
    if (isSent && refusal.after_hours) {
      toast.success(m.applicants_planned({ count: refusal.after_hours }), {
        label: m.applicants_keep(),
        onPress: () => void keepFromToast(card),
      });
    }
    return isSent;
  };

  /** Setting the interview has moved the application, to the first column of its stage. */
  const interviewSet = async ({ interview }: Sent) => {
    if (asked?.kind !== 'interview') return;
    const { card, column } = asked;
    const next = {
      ...movedCard(card, column, new Date().toISOString()),
      interview: onCard(interview),
    };
    placeCard(queryClient, next);
    setAsked(null);
    settle.current({ kind: 'done', card: next });
    const columns = await queryClient.ensureQueryData(columnsQuery()).catch(() => []);
    const isFirst = columns.find(({ stage }) => stage === 'interview')?.id === column.id;
    if (!isFirst && card.column_id !== column.id) {
      await direct(next, () => calls.move(card.id, { column: column.id }));
    }
  };

  const card = asked?.card;
  return {
    move,
    act,
    keep,
    isBusy: (id) => busy.includes(id),
    refusal,
    forget: () => setRefusal(null),
    dialogs: (
      <>
        <InterviewDialogOnDemand
          target={asked?.kind === 'interview' ? targetOf(asked.card) : null}
          onSent={(sent) => void interviewSet(sent)}
          onClose={close}
        />
        <InviteDialog
          open={asked?.kind === 'message'}
          id={card?.id ?? ''}
          who={card?.name ?? ''}
          template={card && templateFor(card)}
          busy={send.busy}
          failure={send.failure}
          onSend={(message) => sendMove({ message })}
          onClose={close}
        />
        <RejectDialog
          open={asked?.kind === 'reason'}
          id={card?.id ?? ''}
          who={card?.name ?? ''}
          template={card && templateFor(card)}
          isDismissal={card?.status === 'approve'}
          busy={send.busy}
          failure={send.failure}
          onSend={sendRefusal}
          onClose={close}
        />
        <ConfirmDialog
          open={asked?.kind === 'confirm'}
          title={m.applicants_hire_title()}
          confirmText={m.applicants_hire()}
          cancelText={m.applicants_cancel()}
          closeLabel={m.ui_close()}
          busy={send.busy}
          onConfirm={() => void sendMove({ confirm: true })}
          onClose={close}
        >
          <p className="applicants-form-who">{card?.name}</p>
          <p>{m.applicants_hire_text()}</p>
          <p role="alert" className="applicants-failure">
            {send.failure ? refused(send.failure).text : ''}
          </p>
        </ConfirmDialog>
      </>
    ),
  };
}

/** Where an interview leads: to its stage, or nowhere else if the application is there. */
function interviewColumn(
  { stage, column_id }: ApplicantCard,
  columns: readonly ColumnChoice[],
): ColumnChoice | undefined {
  const own = stage === 'interview' && columns.find(({ id }) => id === column_id);
  return own || columns.find((column) => column.stage === 'interview');
}

export function targetOf({ id, name, position, vacancy, locale }: ApplicantCard) {
  return { id, name, position, vacancy: vacancy.title, locale };
}

function templateFor({ name, vacancy, locale }: ApplicantCard): TemplateTarget {
  return { locale, values: { name, vacancy: vacancy.title } };
}

/** The card as it will be: a planned refusal leaves it where it is. */
function refusedCard(
  card: ApplicantCard,
  { reason, after_hours = 0 }: RefusalIn,
  column: ColumnChoice | undefined,
): ApplicantCard {
  const now = Date.now();
  if (after_hours > 0) {
    return { ...card, refusal_at: new Date(now + after_hours * 3_600_000).toISOString() };
  }
  const next = column ? movedCard(card, column, new Date(now).toISOString()) : card;
  return { ...next, reason, ended_by: 'customer' };
}

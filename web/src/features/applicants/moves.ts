/** What a move means and what has to be asked before it. The server decides again. */
import { isAhead } from '@/forms/interview/card-line';
import type { ColumnChoice } from './queries';
import type { ApplicantCard, ApplicationStage, ApplicationStatus, EmployerAction } from './wire';

/** What the candidate sees of each stage. */
export const STATUS_OF: Readonly<Record<ApplicationStage, ApplicationStatus>> = {
  new: 'waiting',
  review: 'waiting',
  test: 'waiting',
  invited: 'offer',
  interview: 'offer',
  hired: 'approve',
  rejected: 'reject',
};

/** What the employer has to say first. */
export type Needed = 'interview' | 'message' | 'confirm' | 'reason' | null;

export function neededFor(
  card: Pick<ApplicantCard, 'status'> & Partial<Pick<ApplicantCard, 'stage' | 'interview'>>,
  { stage }: Pick<ColumnChoice, 'stage'>,
): Needed {
  const { status } = card;
  const to = STATUS_OF[stage];
  if (stage === 'interview' && card.stage !== stage && needsInterview(card)) return 'interview';
  if (to === 'reject' && status !== 'reject') return 'reason';
  if (to === 'offer' && status === 'waiting') return 'message';
  if (to === 'approve' && status === 'waiting') return 'confirm';
  return null;
}

/** It goes on, and no interview lies ahead. */
function needsInterview({
  status,
  interview,
}: Pick<ApplicantCard, 'status'> & Partial<Pick<ApplicantCard, 'interview'>>): boolean {
  return (status === 'waiting' || status === 'offer') && !isAhead(interview);
}

/** Whether an interview can be set now. */
export function mayInterview(
  card: Pick<ApplicantCard, 'status' | 'stage' | 'stages' | 'actions'> &
    Partial<Pick<ApplicantCard, 'interview'>>,
): boolean {
  const { stage, stages, actions } = card;
  const isPossible = stages.includes('interview') || (stage === 'interview' && actions.length > 0);
  return isPossible && needsInterview(card);
}

/** Whether the application may go there now. Between two columns of one stage it only needs to be arrangeable. */
export function mayMove(
  card: Pick<ApplicantCard, 'stage' | 'column_id' | 'stages' | 'actions'>,
  column: ColumnChoice,
): boolean {
  if (column.id === card.column_id) return false;
  if (column.stage === card.stage) return card.actions.includes('arrange');
  return card.stages.includes(column.stage);
}

/** Whether there is another stage to go to; where there is none, no menu is offered. */
export function canGo({ stage, stages }: Pick<ApplicantCard, 'stage' | 'stages'>): boolean {
  return stages.some((one) => one !== stage);
}

/** The card as it will be if the server agrees. */
export function movedCard(card: ApplicantCard, column: ColumnChoice, now: string): ApplicantCard {
  const status = STATUS_OF[column.stage];
  return {
    ...card,
    column_id: column.id,
    stage: column.stage,
    status,
    stage_at: now,
    clock: status === 'waiting' ? card.clock : null,
    refusal_at: null,
  };
}

/** The column that an action leads to; undefined if the action is not a move or nothing fits. */
export function columnFor(
  card: Pick<ApplicantCard, 'stages'>,
  action: EmployerAction,
  columns: readonly ColumnChoice[],
): ColumnChoice | undefined {
  const stage = TARGETS[action]?.find((one) => card.stages.includes(one)) ?? TARGETS[action]?.[0];
  return stage && columns.find((column) => column.stage === stage);
}

/** The first one that is allowed. */
const TARGETS: Partial<Record<EmployerAction, readonly ApplicationStage[]>> = {
  invite: ['invited', 'interview'],
  hire: ['hired'],
  reopen: ['review', 'new', 'test'],
  undo_hire: ['interview', 'invited'],
};

/** What the foot offers: the actions of the application, and the interview, which has a dialog of its own. */
export type FootAction = EmployerAction | 'interview';

/** In the order of their weight. Refusing comes last, so that nobody presses it by accident. */
const ORDER: readonly FootAction[] = [
  'hire',
  'invite',
  'interview',
  'reopen',
  'arrange',
  'undo_hire',
  'reject',
  'dismiss',
];
const MOST_SHOWN = 3;

export interface FootActions {
  /** At most three; the first one is filled. */
  shown: FootAction[];
  /** The rest, behind "…". */
  more: FootAction[];
}

/**
 * The buttons below an application. Whoever waits is invited first: hiring at once is possible, but it is the exception
 * and stands behind the menu.
 */
export function footActions(
  card: Pick<ApplicantCard, 'status' | 'stage' | 'stages' | 'actions'> &
    Partial<Pick<ApplicantCard, 'interview'>>,
): FootActions {
  const { status, actions } = card;
  const known = ORDER.filter((action) =>
    action === 'interview'
      ? mayInterview(card)
      : actions.includes(action) && (action !== 'arrange' || hasPlaces(card)),
  );
  const behind = status === 'waiting' && known.includes('invite') ? ['hire'] : [];
  const first = known.filter((action) => !behind.includes(action));
  const refusals = first.filter(isRefusal);
  const others = first.filter((action) => !isRefusal(action));
  const room = MOST_SHOWN - Math.min(1, refusals.length);
  return {
    shown: [...others.slice(0, room), ...refusals.slice(0, 1)],
    more: [
      ...others.slice(room),
      ...known.filter((action) => behind.includes(action)),
      ...refusals.slice(1),
    ],
  };
}

/** Arranging is always allowed; it is worth a button if there is another stage of the same status. */
function hasPlaces({ status, stage, stages }: Pick<ApplicantCard, 'status' | 'stage' | 'stages'>) {
  return stages.some((one) => one !== stage && STATUS_OF[one] === status);
}

/** Ends the application; drawn in the colour of danger. */
export function isRefusal(action: FootAction): boolean {
  return action === 'reject' || action === 'dismiss';
}

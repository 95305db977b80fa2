/** Brackets above the columns: what the candidate sees of everybody below one. */
import { STATUS_OF } from '../moves';
import type { ApplicationStage, ApplicationStatus } from '../wire';

export interface Bracket {
  status: ApplicationStatus;
  /** The first column below it, and how many. */
  start: number;
  span: number;
}

/** Neighbours with one status share a bracket; a folded column has none. */
export function bracketsOf(
  columns: readonly { stage: ApplicationStage; isFolded: boolean }[],
): Bracket[] {
  const brackets: Bracket[] = [];
  for (const [index, { stage, isFolded }] of columns.entries()) {
    if (isFolded) continue;
    const status = STATUS_OF[stage];
    const last = brackets.at(-1);
    if (last?.status === status && last.start + last.span === index) last.span += 1;
    else brackets.push({ status, start: index, span: 1 });
  }
  return brackets;
}

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { APPLICATION_STAGES } from '@/i18n/application-labels';
import { m } from '@/paraglide/messages';
import { mayMove } from '../moves';
import { type ColumnChoice, columnsQuery } from '../queries';
import { columnName } from '../stage-menu';
import { type MoveOutcome, type Mover, useMove } from '../use-move';
import type { ApplicantCard } from '../wire';

export interface Moves {
  /** For everything that changes an application beside the board. */
  mover: Mover;
  move: Mover['move'];
  /** A change is on its way, or somebody is asked what it needs. */
  isMoving: boolean;
  /** The last move in words, for screen readers. */
  spoken: string;
  say: (text: string) => void;
  /** Why the last move did not happen. */
  problem: string;
  forget: () => void;
}

/** Moves on the board: what is forbidden says so and where the card may go, what is done is announced. */
export function useMoves(): Moves {
  const queryClient = useQueryClient();
  const mover = useMove();
  const [underWay, setUnderWay] = useState(0);
  const [spoken, setSpoken] = useState('');
  const [problem, setProblem] = useState('');

  const move = async (card: ApplicantCard, column: ColumnChoice): Promise<MoveOutcome> => {
    setProblem('');
    if (!mayMove(card, column)) {
      const text = cannotText(card, column);
      setProblem(text);
      return { kind: 'refused', text, stages: card.stages };
    }
    const outcome = await followed(card, () => mover.move(card, column));
    if (outcome.kind === 'refused') {
      setProblem(`${m.board_returned({ name: card.name })} ${outcome.text}`);
    }
    return outcome;
  };
  /** The board is quiet until it has ended, and a card that went elsewhere is announced. */
  const followed = async (
    card: ApplicantCard,
    change: () => Promise<MoveOutcome>,
  ): Promise<MoveOutcome> => {
    setUnderWay((count) => count + 1);
    try {
      const outcome = await change();
      // A planned refusal leaves the card where it is.
      if (outcome.kind === 'done' && outcome.card.column_id !== card.column_id) {
        const columns = queryClient.getQueryData(columnsQuery().queryKey);
        const column = columns?.find(({ id }) => id === outcome.card.column_id);
        if (column) setSpoken(m.board_moved({ name: card.name, column: columnName(column) }));
      }
      return outcome;
    } finally {
      setUnderWay((count) => count - 1);
    }
  };
  return {
    mover: {
      ...mover,
      move,
      act: (card, action) => followed(card, () => mover.act(card, action)),
      keep: (card) => followed(card, () => mover.keep(card)),
    },
    move,
    isMoving: underWay > 0,
    spoken,
    say: setSpoken,
    problem,
    forget: () => {
      setProblem('');
      mover.forget();
    },
  };
}

function cannotText({ name, stages }: ApplicantCard, column: ColumnChoice): string {
  const text = m.board_cannot({ name, column: columnName(column) });
  if (stages.length === 0) return text;
  const names = stages.map((stage) => APPLICATION_STAGES[stage]()).join(', ');
  return `${text} ${m.applicants_may_go({ stages: names })}`;
}

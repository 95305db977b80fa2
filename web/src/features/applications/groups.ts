/** Applications by whose turn it is. */
import { m } from '@/paraglide/messages';
import type { ApplicationTurn, MyApplication } from './wire';

const TURNS: readonly ApplicationTurn[] = ['me', 'company', 'over'];

const TITLES: Record<ApplicationTurn, () => string> = {
  me: m.applications_turn_me,
  company: m.applications_turn_company,
  over: m.applications_turn_over,
};

export interface Group {
  turn: ApplicationTurn;
  title: string;
  applications: MyApplication[];
  /** How many of them are shown; the rest after a press. */
  shown: number;
}

interface Shown {
  /** The most that a group shows before "more" is pressed. */
  most: number;
  /** Groups whose "more" was pressed. */
  open: ReadonlySet<ApplicationTurn>;
  /** The application that is open: it is never folded away. */
  selected: string | undefined;
}

/** Groups in the order of turns, empty ones left out. */
export function groupsOf(list: readonly MyApplication[], { most, open, selected }: Shown): Group[] {
  return TURNS.flatMap((turn) => {
    const applications = list.filter((one) => one.turn === turn);
    if (applications.length === 0) return [];
    const place = applications.findIndex(({ id }) => id === selected);
    // "One more" would take the room of that one.
    const isWhole = open.has(turn) || place >= most || applications.length <= most + 1;
    const shown = isWhole ? applications.length : most;
    return [{ turn, title: TITLES[turn](), applications, shown }];
  });
}

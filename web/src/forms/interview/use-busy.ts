import { useQueries } from '@tanstack/react-query';
import { ApiError } from '@/api/errors';
import { busyQuery } from './queries';
import { addDays, dayOf, endOf, mondayOf } from './times';
import type { Chosen } from './week';
import type { Busy, Conflict, InterviewView } from './wire';

interface BusyOf {
  application: string;
  interviewers: readonly string[];
  /** The week on the screen. */
  monday: string;
  chosen: readonly Chosen[];
  /** The interview that is moved: it is in nobody's way. */
  own?: InterviewView;
  /** What the server answered last, if it refused. */
  failure: unknown;
}

/** Who is busy when: in the week on the screen, and in the weeks of the chosen times. */
export function useBusy(of: BusyOf) {
  const { application, interviewers, monday, chosen, own, failure } = of;
  const weeks = [...new Set([monday, ...chosen.map(({ at }) => mondayOf(dayOf(at)))])];
  const answers = useQueries({
    queries: weeks.map((from) => ({
      ...busyQuery({ from, to: addDays(from, 6), interviewers, application }),
      enabled: interviewers.length > 0,
    })),
  });
  const failed = answers.filter(({ error, data }) => error && !data);
  const others = answers.flatMap(({ data = [] }) => data).filter((one) => !isIt(one, own));
  return {
    busy: [...others, ...conflictsOf(failure)],
    error: failed[0]?.error ?? null,
    retry: () => {
      for (const { refetch } of failed) void refetch();
    },
  };
}

function isIt({ start_at, end_at, is_own }: Busy, own: InterviewView | undefined): boolean {
  if (!is_own || !own?.start_at) return false;
  return (
    Date.parse(own.start_at) === Date.parse(start_at) &&
    endOf(own.start_at, own.duration_minutes) === Date.parse(end_at)
  );
}

/** What the server knew better. */
function conflictsOf(failure: unknown): Busy[] {
  if (!(failure instanceof ApiError) || failure.code !== 'interview_conflict') return [];
  const known = failure.answer.conflicts;
  return Array.isArray(known) ? (known as Conflict[]).map(busyOf) : [];
}

function busyOf({ start_at, end_at, who, name, can_ignore }: Conflict): Busy {
  const isCandidate = who === 'candidate' || !can_ignore;
  const user_id = isCandidate ? null : `conflict:${name}`;
  return { start_at, end_at, user_id, name, is_own: false };
}

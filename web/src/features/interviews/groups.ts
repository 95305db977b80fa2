/** Interviews by day. */
import { dayOf } from '@/forms/interview/times';
import type { InterviewView } from '@/forms/interview/wire';

export interface DayGroup {
  day: string;
  interviews: InterviewView[];
}

export interface Groups {
  days: DayGroup[];
  /** Times are offered, and none is chosen. */
  offers: InterviewView[];
  /** Ended before a time was chosen. */
  untimed: InterviewView[];
}

/** Days in the order of the list; what has no time stands apart. */
export function groupsOf(interviews: readonly InterviewView[]): Groups {
  const days = new Map<string, InterviewView[]>();
  const offers: InterviewView[] = [];
  const untimed: InterviewView[] = [];
  for (const one of interviews) {
    if (one.status === 'offered') offers.push(one);
    else if (one.start_at === null) untimed.push(one);
    else {
      const day = dayOf(one.start_at);
      days.set(day, [...(days.get(day) ?? []), one]);
    }
  }
  const list = [...days].map(([day, found]) => ({ day, interviews: found }));
  return { days: list, offers, untimed };
}

/** The days of these interviews, and of the times that are offered, with how many there are. */
export function countsOf(interviews: readonly InterviewView[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { start_at, status } of interviews) {
    if (start_at === null || status === 'cancelled') continue;
    const day = dayOf(start_at);
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  return counts;
}

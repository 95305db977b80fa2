/** What is typed in the dialog of an interview: where it begins, what is wrong with it, what is sent. */

import { read, remove, tab, write } from '@/forms/draft';
import { countChars } from '@/forms/schema';
import { unfilledError } from '@/forms/templates/template-picker';
import { m } from '@/paraglide/messages';
import { LONGEST_NOTE, LONGEST_PLACE, MOST_INTERVIEWERS } from './limits';
import { type Chosen, type Clash, withTime } from './week';
import type { InterviewIn, InterviewKind, InterviewView } from './wire';

export interface InterviewDraft {
  kind: InterviewKind;
  place: string;
  link: string;
  minutes: number;
  /** Null: nobody has been chosen or left out yet, so it is the member who writes. */
  interviewers: string[] | null;
  note: string;
  chosen: Chosen[];
}

const USUAL: InterviewDraft = {
  kind: 'office',
  place: '',
  link: '',
  minutes: 30,
  interviewers: null,
  note: '',
  chosen: [],
};

/** What the last interview was like, for the next one. */
const LAST = 'interview:last';

export const draftKey = (application: string, interview?: InterviewView) =>
  `interview:${interview ? interview.id : application}`;

/** Other people or another length meet other appointments, so what was said of the earlier ones is asked again. */
export function patched<Draft extends InterviewDraft>(
  draft: Draft,
  patch: Partial<InterviewDraft>,
): Draft {
  const next = { ...draft, ...patch };
  if (!patch.interviewers && !patch.minutes) return next;
  return { ...next, chosen: next.chosen.map(({ at }) => ({ at, isAccepted: false })) };
}

/** Kept for this tab: closing by accident, a reload or a lost network lose nothing. */
export function startDraft(key: string, now: number, interview?: InterviewView): InterviewDraft {
  const known = { ...USUAL, ...(interview ? draftOf(interview) : asDraft(read(LAST, tab))) };
  const { of, ...kept }: Partial<Kept> = asDraft(read(key, tab));
  // The other side has answered since: its times are no longer those that were chosen from.
  if (of !== interview?.sequence) delete kept.chosen;
  const draft = { ...known, ...kept };
  return { ...draft, chosen: draft.chosen.filter(({ at }) => Date.parse(at) > now) };
}

/** With the state of the interview that it was written for. */
type Kept = InterviewDraft & { of: number | undefined };

export function keepDraft(key: string, draft: InterviewDraft, interview?: InterviewView): void {
  write(key, { ...draft, of: interview?.sequence }, tab);
}

export function forgetDraft(key: string, { kind, place, link, minutes }: InterviewDraft): void {
  remove(key, tab);
  write(LAST, { kind, place, link, minutes }, tab);
}

/** Whoever asked for another time is not offered the same again. */
function draftOf(interview: InterviewView): InterviewDraft {
  const { kind, place, link, duration_minutes, interviewers, note, asks_other } = interview;
  const { start_at, slots } = interview;
  const known = start_at ? [start_at] : slots.map((slot) => slot.start_at);
  return {
    kind,
    place: place ?? '',
    link: link ?? '',
    minutes: duration_minutes,
    interviewers: interviewers.map(({ user_id }) => user_id),
    note: note ?? '',
    chosen: asks_other ? [] : known.reduce<Chosen[]>(withTime, []),
  };
}

function asDraft(stored: unknown): Partial<InterviewDraft> {
  return typeof stored === 'object' && stored !== null ? (stored as Partial<InterviewDraft>) : {};
}

export type Field = 'place' | 'link' | 'interviewers' | 'starts' | 'note';
export type Problems = Partial<Record<Field, string>>;
export const FIELDS: readonly Field[] = ['place', 'link', 'interviewers', 'starts', 'note'];

interface Checked extends InterviewDraft {
  interviewers: string[];
}

/** `clashes`: who is busy at each of the chosen times. */
export function problemsOf(draft: Checked, clashes: readonly (readonly Clash[])[]): Problems {
  const { kind, place, link, interviewers, note, chosen } = draft;
  const found: Problems = {};
  if (kind === 'office' && place.trim() === '') found.place = m.interview_place_needed();
  if (kind === 'office' && countChars(place.trim()) > LONGEST_PLACE) {
    found.place = m.error_too_long({ max: LONGEST_PLACE });
  }
  if (kind === 'online' && !/^https?:\/\/[^\s/]+\S*$/i.test(link.trim())) {
    found.link = m.interview_link_wrong();
  }
  if (interviewers.length === 0) found.interviewers = m.interview_interviewers_needed();
  if (interviewers.length > MOST_INTERVIEWERS) {
    found.interviewers = m.interview_interviewers_most({ max: MOST_INTERVIEWERS });
  }
  const isNoteLong = countChars(note.trim()) > LONGEST_NOTE;
  const noteError = isNoteLong ? m.error_too_long({ max: LONGEST_NOTE }) : unfilledError(note);
  if (noteError) found.note = noteError;
  const isOpen = chosen.some((one, place) => isUnanswered(one, clashes[place] ?? []));
  if (chosen.length === 0) found.starts = m.interview_starts_needed();
  else if (isOpen) found.starts = m.interview_busy_answer();
  return found;
}

/** Somebody is busy then, and nobody has said that it does not matter. */
export function isUnanswered({ isAccepted }: Chosen, clashes: readonly Clash[]): boolean {
  return clashes.some(({ who }) => who === 'candidate' || !isAccepted);
}

export function bodyOf(draft: Checked): InterviewIn {
  const { kind, place, link, minutes, interviewers, note, chosen } = draft;
  return {
    kind,
    ...(kind === 'office' && { place: place.trim() }),
    ...(kind === 'online' && { link: link.trim() }),
    duration_minutes: minutes,
    interviewers,
    ...(note.trim() && { note: note.trim() }),
    starts: chosen.map(({ at }) => at),
    ...(chosen.some(({ isAccepted }) => isAccepted) && { ignore_conflicts: true }),
  };
}

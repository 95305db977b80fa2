/** The week as a grid: which places are free, what a press on one means, where something stands. */
import { addDays, dayOf, endOf, minutesOf, momentAt, mondayOf } from './times';
import type { Busy } from './wire';

/** The hours that a week shows; outside of them there is a warning. */
export const FIRST = 7 * 60;
export const LAST = 22 * 60;
export const STEP = 30;
/** What is seen before anybody scrolls. */
export const SEEN_FROM = 8 * 60;
export const SEEN_TO = 19 * 60;

/** The beginnings of the places of a day. */
export const STARTS: readonly number[] = Array.from(
  { length: (LAST - FIRST) / STEP },
  (_, place) => FIRST + place * STEP,
);

/** A time that is going to be offered. */
export interface Chosen {
  at: string;
  /** An interviewer is busy then, and it is offered all the same. */
  isAccepted: boolean;
}

/** Who has no time. */
export interface Clash {
  who: 'candidate' | 'interviewer';
  name: string | null;
}

export function overlaps(start: number, end: number, other: Pick<Busy, 'start_at' | 'end_at'>) {
  return start < Date.parse(other.end_at) && Date.parse(other.start_at) < end;
}

/** Everybody who is busy then, each once. */
export function clashesOf(at: string, minutes: number, busy: readonly Busy[]): Clash[] {
  const start = Date.parse(at);
  const end = endOf(at, minutes);
  const found = new Map<string, Clash>();
  for (const one of busy) {
    if (!overlaps(start, end, one)) continue;
    const who = one.user_id === null ? 'candidate' : 'interviewer';
    found.set(one.user_id ?? who, { who, name: one.name });
  }
  return [...found.values()];
}

export type CellState = 'past' | 'chosen' | 'candidate' | 'busy' | 'free';

interface Around {
  chosen: readonly Chosen[];
  minutes: number;
  busy: readonly Busy[];
  now: number;
}

/** A place of the grid. It is half an hour, however long the interview takes. */
export function cellState(at: string, { chosen, minutes, busy, now }: Around): CellState {
  if (coveredBy(at, chosen, minutes)) return 'chosen';
  if (Date.parse(at) <= now) return 'past';
  const clashes = clashesOf(at, STEP, busy);
  if (clashes.some(({ who }) => who === 'candidate')) return 'candidate';
  return clashes.length > 0 ? 'busy' : 'free';
}

/** The chosen time that takes this place. */
export function coveredBy(
  at: string,
  chosen: readonly Chosen[],
  minutes: number,
): Chosen | undefined {
  const start = Date.parse(at);
  return (
    chosen.find((one) => Date.parse(one.at) === start) ??
    chosen.find((one) => Date.parse(one.at) <= start && start < endOf(one.at, minutes))
  );
}

export type Press =
  | { kind: 'removed'; at: string; chosen: Chosen[] }
  | { kind: 'added'; at: string; chosen: Chosen[] }
  | { kind: 'refused'; why: 'past' | 'candidate' | 'many' };

/** A press on a place: takes a chosen time away, or adds one. */
export function pressed(at: string, around: Around, most: number): Press {
  const { chosen, minutes, busy, now } = around;
  const there = coveredBy(at, chosen, minutes);
  if (there) return { kind: 'removed', at: there.at, chosen: without(chosen, there.at) };
  if (Date.parse(at) <= now) return { kind: 'refused', why: 'past' };
  if (clashesOf(at, minutes, busy).some(({ who }) => who === 'candidate')) {
    return { kind: 'refused', why: 'candidate' };
  }
  if (chosen.length >= most) return { kind: 'refused', why: 'many' };
  return { kind: 'added', at, chosen: withTime(chosen, at) };
}

/** Times stand in their order. */
export function withTime(chosen: readonly Chosen[], at: string): Chosen[] {
  return [...chosen, { at, isAccepted: false }].sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
}

export function without(chosen: readonly Chosen[], at: string): Chosen[] {
  return chosen.filter((one) => one.at !== at);
}

/** Outside the usual hours, at its beginning or at its end. */
export function isOutside(at: string, minutes: number): boolean {
  const start = minutesOf(at);
  return start < FIRST || start + minutes > LAST;
}

/** Where something stands on a day, in minutes below the first hour; undefined if no part of it is in sight. */
export function spotOf(
  start: string,
  end: number,
  day: string,
): { top: number; height: number } | undefined {
  const first = Date.parse(momentAt(day, FIRST));
  const from = Math.max(Date.parse(start), first);
  const to = Math.min(end, first + (LAST - FIRST) * 60_000);
  return from < to ? { top: (from - first) / 60_000, height: (to - from) / 60_000 } : undefined;
}

/** The week that is shown first: this one, or the next when it has no working hours left. */
export function firstWeek(now: number): string {
  const today = dayOf(now);
  const monday = mondayOf(today);
  const saturday = addDays(monday, 5);
  const isOver = today > saturday || (today === saturday && minutesOf(now) >= SEEN_TO);
  return isOver ? addDays(monday, 7) : monday;
}

/** Where an arrow leads from a place: 30 minutes up or down, a day left or right. */
export function besideOf(
  { day, minutes }: { day: number; minutes: number },
  key: string,
): { day: number; minutes: number } | undefined {
  const next = {
    ArrowUp: { day, minutes: minutes - STEP },
    ArrowDown: { day, minutes: minutes + STEP },
    ArrowLeft: { day: day - 1, minutes },
    ArrowRight: { day: day + 1, minutes },
    Home: { day: 0, minutes },
    End: { day: 6, minutes },
  }[key];
  if (!next) return undefined;
  const isInside =
    next.day >= 0 && next.day <= 6 && next.minutes >= FIRST && next.minutes <= LAST - STEP;
  return isInside ? next : undefined;
}

export interface Laned<One> {
  one: One;
  /** Its place beside the others of the same time, and how many places there are. */
  lane: number;
  lanes: number;
}

/** What overlaps stands side by side. */
export function lanesOf<One extends { start: number; end: number }>(
  items: readonly One[],
): Laned<One>[] {
  const sorted = [...items].sort((a, b) => a.start - b.start || a.end - b.end);
  const found: Laned<One>[] = [];
  let cluster: Laned<One>[] = [];
  let ends: number[] = [];
  for (const one of sorted) {
    if (ends.every((end) => end <= one.start)) {
      cluster = [];
      ends = [];
    }
    const free = ends.findIndex((end) => end <= one.start);
    const lane = free < 0 ? ends.length : free;
    ends[lane] = one.end;
    const laned = { one, lane, lanes: 1 };
    cluster.push(laned);
    found.push(laned);
    for (const other of cluster) other.lanes = ends.length;
  }
  return found;
}

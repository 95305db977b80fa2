/** The interview of an application in a few words, for cards and lists. */
import { m } from '@/paraglide/messages';
import type { CardInterview, InterviewView } from './wire';
import { shortWhen } from './words';

export interface CardLine {
  tone: 'active' | 'waiting' | 'new';
  text: string;
}

/** Undefined when nothing is to come any more. */
export function cardLine(
  interview: CardInterview | null | undefined,
  now = Date.now(),
): CardLine | undefined {
  if (!interview || !isOpen(interview)) return undefined;
  const { asks_other, start_at, is_confirmed } = interview;
  if (asks_other) return { tone: 'new', text: m.interviews_card_other() };
  if (start_at === null) return { tone: 'waiting', text: m.interviews_card_choosing() };
  // It has begun, and nobody has said yet whether the person came.
  if (Date.parse(start_at) <= now) return { tone: 'waiting', text: m.interviews_came_part() };
  const text = m.interviews_card_marked({ time: shortWhen(start_at) });
  return { tone: is_confirmed ? 'active' : 'waiting', text };
}

/** A whole interview as a card shows it. */
export function onCard(interview: InterviewView): CardInterview {
  const { id, start_at, duration_minutes, status, is_confirmed, asks_other, slots } = interview;
  const known = { id, start_at, duration_minutes, status, is_confirmed, asks_other };
  return { ...known, slots: slots.length };
}

/** Times are offered, or one lies ahead. */
export function isAhead(interview: CardInterview | null | undefined, now = Date.now()): boolean {
  if (!interview || !isOpen(interview)) return false;
  return interview.start_at === null || Date.parse(interview.start_at) > now;
}

export function isOpen({ status }: Pick<CardInterview, 'status'>): boolean {
  return status === 'offered' || status === 'marked';
}

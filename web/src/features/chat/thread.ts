/** The messages of one conversation as far as they are loaded, oldest first. */
import type { ChatMessage, ChatSide } from './wire';

export interface Thread {
  messages: readonly ChatMessage[];
  /** There are older ones on the server. */
  hasEarlier: boolean;
}

/** Where both have a message, the second list is newer. */
export function merged(
  known: readonly ChatMessage[],
  fresh: readonly ChatMessage[],
): readonly ChatMessage[] {
  const bySeq = new Map([...known, ...fresh].map((message) => [message.seq, message]));
  return [...bySeq.values()].sort((one, other) => one.seq - other.seq);
}

/**
 * The newest page was fetched again. What was loaded before it stays, unless so much was written meanwhile that there is
 * a gap between the two.
 */
export function withNewest(
  newest: Thread,
  known: Thread | undefined,
  between: readonly ChatMessage[] = [],
): Thread {
  const first = newest.messages[0]?.seq;
  const last = known?.messages.at(-1)?.seq;
  if (!known || first === undefined || last === undefined) return newest;
  const reached = Math.max(last, between.at(-1)?.seq ?? 0);
  if (newest.hasEarlier && reached < first - 1) return newest;
  return {
    messages: merged(known.messages, [...between, ...newest.messages]),
    hasEarlier: known.hasEarlier,
  };
}

/** Whether messages are missing between what is known and the newest page. */
export function hasGap(newest: Thread, known: Thread | undefined): boolean {
  const last = known?.messages.at(-1)?.seq;
  const first = newest.messages[0]?.seq;
  return newest.hasEarlier && last !== undefined && first !== undefined && last < first - 1;
}

/** An older page was fetched. */
export function withEarlier(known: Thread, earlier: Thread): Thread {
  return {
    messages: merged(earlier.messages, known.messages),
    hasEarlier: earlier.hasEarlier,
  };
}

/** The number of the last message; 0 without any. */
export function lastSeq(messages: readonly ChatMessage[]): number {
  return messages.at(-1)?.seq ?? 0;
}

/** The last message that this side has not written itself. */
export function lastOfOthers(messages: readonly ChatMessage[], side: ChatSide) {
  return messages.findLast((message) => message.side !== side);
}

/** The newest message of this side: only that one spells out whether it was read. */
export function lastOfOwn(messages: readonly ChatMessage[], side: ChatSide) {
  return messages.findLast((message) => message.side === side && !message.is_deleted);
}

interface Neighbours {
  next: string | undefined;
  previous: string | undefined;
}

/**
 * The previous and next text in the queue. If the current text is no longer in the queue, the next one is its first.
 */
export function neighbours(queue: readonly string[], current: string): Neighbours {
  const at = queue.indexOf(current);
  if (at < 0) return { next: queue[0], previous: undefined };
  return { next: queue[at + 1], previous: at > 0 ? queue[at - 1] : undefined };
}

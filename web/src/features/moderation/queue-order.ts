interface Neighbours {
  next: string | undefined;
  previous: string | undefined;
}

/** What stands before and after a text in the queue. From a text that has left it, one goes on with the first. */
export function neighbours(queue: readonly string[], current: string): Neighbours {
  const at = queue.indexOf(current);
  if (at < 0) return { next: queue[0], previous: undefined };
  return { next: queue[at + 1], previous: at > 0 ? queue[at - 1] : undefined };
}

/** The first error text of a list, whose entries have errors of their own (`spheres.2`, `languages.0.level`). */
export function firstMessage(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const { message } = error as { message?: unknown };
  if (typeof message === 'string' && message !== '') return message;
  // The form library stores a reference to the control beside the text.
  const inner = Object.entries(error).filter(([name]) => name !== 'ref');
  for (const [, value] of inner) {
    const found = firstMessage(value);
    if (found) return found;
  }
  return undefined;
}

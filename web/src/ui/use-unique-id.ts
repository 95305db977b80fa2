import { useState } from 'react';

let last = 0;

/**
 * An id that no other element of the page has. Preact's `useId` counts anew in each part that is hydrated on its own, so
 * two parts may have the same ids, and a dialog would be named by the heading of another one.
 */
export function useUniqueId(): string {
  const [id] = useState(() => {
    last += 1;
    return `id-${last}`;
  });
  return id;
}

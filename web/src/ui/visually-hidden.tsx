import type { ReactNode } from 'react';

/** Text for screen readers only. `sr-only` keeps it out of sight without taking it out of the tree. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="sr-only">{children}</span>;
}

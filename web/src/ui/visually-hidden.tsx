import type { ReactNode } from 'react';

/** Text for screen readers only. `sr-only` hides it visually without removing it from the accessibility tree. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="sr-only">{children}</span>;
}

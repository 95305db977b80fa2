import type { ReactNode } from 'react';
import './rail.css';
import { useWide } from './use-wide';

interface RailProps {
  label: string;
  children: ReactNode;
}

/** Filters beside a list. On narrow screens they are in the sheet, and the side bar is not rendered. */
export function Rail({ label, children }: RailProps) {
  const isWide = useWide();
  return (
    <aside id="filters" className="results-rail" aria-label={label}>
      {isWide && children}
    </aside>
  );
}

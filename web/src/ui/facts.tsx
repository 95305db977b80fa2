import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import './facts.css';

/** The facts people look for first, side by side. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="facts">{children}</dl>;
}

interface FactProps {
  icon: LucideIcon;
  name: string;
  /** An unknown fact is left out. */
  value?: string;
}

export function Fact({ icon: Icon, name, value }: FactProps) {
  if (!value) return null;
  return (
    <div className="fact">
      <dt className="fact-name">
        <Icon size={16} strokeWidth={1.8} aria-hidden="true" />
        {name}
      </dt>
      <dd className="fact-value">{value}</dd>
    </div>
  );
}

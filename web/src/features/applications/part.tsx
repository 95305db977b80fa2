import type { ReactNode } from 'react';
import { useId } from 'react';

/** The level of an application's own heading: 1 on a page of its own, 2 beside the list. */
export type Level = 1 | 2;

interface PartProps {
  level: Level;
  title: string;
  className?: string;
  children: ReactNode;
}

/** A part of an application under a heading. */
export function Part({ level, title, className = 'application-part', children }: PartProps) {
  const id = useId();
  const Title = level === 1 ? 'h2' : 'h3';
  return (
    <section className={className} aria-labelledby={id}>
      <Title id={id} className="application-part-title">
        {title}
      </Title>
      {children}
    </section>
  );
}

interface SmallPartProps {
  level: Level;
  title: string;
  children: ReactNode;
}

export function SmallPart({ level, title, children }: SmallPartProps) {
  const Title = level === 1 ? 'h3' : 'h4';
  return (
    <div className="application-small">
      <Title className="application-small-title">{title}</Title>
      {children}
    </div>
  );
}

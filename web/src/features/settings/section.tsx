import { type ReactNode, useId } from 'react';
import { Card } from '@/ui/card';

interface SectionProps {
  title: ReactNode;
  text?: ReactNode;
  children?: ReactNode;
}

/** One question of a settings page in its own card. */
export function Section({ title, text, children }: SectionProps) {
  const id = useId();
  return (
    <Card as="section" className="settings-section" aria-labelledby={id}>
      <h2 id={id} className="settings-section-title">
        {title}
      </h2>
      {text && <p className="settings-lead">{text}</p>}
      {children}
    </Card>
  );
}

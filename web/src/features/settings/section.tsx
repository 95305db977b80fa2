import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Card } from '@/ui/card';

interface SectionProps {
  title: ReactNode;
  text?: ReactNode;
  children?: ReactNode;
}

/** One section of a settings page in its own card. */
export function Section({ title, text, children }: SectionProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const hadFocus = useRef(false);
  // An action often removes its own button (a session ends, a form is replaced by a code entry): the focus then moves
  // to the heading.
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isLost && hadFocus.current) heading.current?.focus({ preventScroll: true });
  });
  return (
    <Card
      as="section"
      className="settings-section"
      aria-labelledby={id}
      onFocus={() => {
        hadFocus.current = true;
      }}
      onBlur={({ target }) => {
        // If the element still exists, the user moved the focus away; if it was removed, the focus was lost.
        queueMicrotask(() => {
          if (target.isConnected) hadFocus.current = false;
        });
      }}
    >
      <h2 id={id} ref={heading} tabIndex={-1} className="settings-section-title">
        {title}
      </h2>
      {text && <p className="settings-lead">{text}</p>}
      {children}
    </Card>
  );
}

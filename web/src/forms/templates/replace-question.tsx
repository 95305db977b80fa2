import { useEffect, useRef } from 'react';
import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';
import './template-picker.css';

interface ReplaceQuestionProps {
  /** Of the template. */
  name: string;
  onReplace: () => void;
  onKeep: () => void;
}

/** It may stand below what is in sight, so it takes the focus: an accidental Enter loses nothing that was typed. */
export function ReplaceQuestion({ name, onReplace, onKeep }: ReplaceQuestionProps) {
  const box = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    // The menu gives the focus back to its button first.
    const frame = requestAnimationFrame(() => box.current?.querySelector('button')?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <fieldset ref={box} className="template-picker-ask">
      <legend className="sr-only">{m.templates_pick()}</legend>
      <p>{m.templates_replace({ name })}</p>
      <div className="template-picker-answers">
        <Button size="sm" onClick={onKeep}>
          {m.templates_replace_no()}
        </Button>
        <Button size="sm" look="primary" onClick={onReplace}>
          {m.templates_replace_yes()}
        </Button>
      </div>
    </fieldset>
  );
}

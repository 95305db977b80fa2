import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import './form-error.css';

/**
 * The error of the whole form, beside the button that sends it. The container is always in the DOM, so that screen
 * readers announce a new text.
 */
export function FormError({ text }: { text: string | undefined }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A long form may hide it below the edge of its dialog.
    if (text) place.current?.scrollIntoView?.({ block: 'nearest' });
  }, [text]);
  return (
    <div ref={place} role="alert" className="form-error-place">
      {text && (
        <p className="form-error">
          <CircleAlert size={20} strokeWidth={1.9} aria-hidden="true" />
          <span>{text}</span>
        </p>
      )}
    </div>
  );
}

import { CircleAlert } from 'lucide-react';
import './form-error.css';

/** What went wrong with the form as a whole. The place is always there, so that screen readers hear a new text. */
export function FormError({ text }: { text: string | undefined }) {
  return (
    <div role="alert" className="form-error-place">
      {text && (
        <p className="form-error">
          <CircleAlert size={20} strokeWidth={1.9} aria-hidden="true" />
          <span>{text}</span>
        </p>
      )}
    </div>
  );
}

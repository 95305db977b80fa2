import { CircleAlert } from 'lucide-react';
import './form-error.css';

/** The error of the whole form. The container is always in the DOM, so that screen readers announce a new text. */
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

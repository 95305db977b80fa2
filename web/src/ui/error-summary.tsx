import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useId } from 'react';
import './wizard.css';

interface ErrorSummaryProps {
  title: ReactNode;
  /** `fieldId` is the id of the control that the line links to. */
  errors: readonly { fieldId: string; text: string }[];
}

/** Shown above a form with several errors, so that users do not have to search for them. */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  const titleId = useId();
  return (
    <section className="error-summary" aria-labelledby={titleId}>
      <h2 id={titleId} className="error-summary-title">
        <CircleAlert size={20} strokeWidth={1.9} aria-hidden="true" />
        {title}
      </h2>
      <ul>
        {errors.map((error) => (
          <li key={error.fieldId}>
            <a
              href={`#${error.fieldId}`}
              className="error-summary-link"
              onClick={(event) => {
                // The URL must not change: it holds the wizard's step.
                event.preventDefault();
                document.getElementById(error.fieldId)?.focus();
              }}
            >
              {error.text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import './wizard.css';

interface ErrorSummaryProps {
  title: ReactNode;
  /** `fieldId` is the id of the control: the line leads to it. */
  errors: readonly { fieldId: string; text: string }[];
}

/** Stands above a form when several answers are wrong, so that nobody has to hunt for them. */
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
                // The address must not change: it is the wizard's step.
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

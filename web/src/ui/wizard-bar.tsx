import type { ReactNode } from 'react';
import type { Step } from './stepper';
import './wizard.css';

interface WizardBarProps {
  steps: readonly Step[];
  current: number;
  /** The label of the progress: "Bosqichlar". */
  label: string;
  /** The way out, on the left. */
  leave: ReactNode;
  /** Whether the answers are saved. */
  saved: ReactNode;
  /** On the right, on wide screens. */
  end?: ReactNode;
}

/** The head of a wizard without a header of the site: the way out, the place, the saved note, a piece for each step. */
export function WizardBar({ steps, current, label, leave, saved, end }: WizardBarProps) {
  const step = steps[current];
  const place = `${current + 1} / ${steps.length}`;
  return (
    <header className="wizard-bar">
      <div className="wizard-bar-row">
        {leave}
        <p className="wizard-bar-place">
          <strong>{place}</strong>
          {step && <> · {step.label}</>}
        </p>
        <div className="wizard-bar-saved">{saved}</div>
        {end && <div className="wizard-bar-end">{end}</div>}
      </div>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={steps.length}
        aria-valuenow={current + 1}
        aria-valuetext={step ? `${place}, ${step.label}` : place}
        className="wizard-pieces"
      >
        {steps.map(({ id }, index) => (
          <span
            key={id}
            className={index <= current ? 'wizard-piece selvedge-x' : 'wizard-piece'}
          />
        ))}
      </div>
    </header>
  );
}

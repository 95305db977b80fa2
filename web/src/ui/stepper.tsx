import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import './wizard.css';

export interface Step {
  id: string;
  label: string;
}

interface StepperProps {
  /** The label of the list: "Bosqichlar". */
  label: string;
  steps: readonly Step[];
  /** Index of the current step, from 0. */
  current: number;
  /** Announced after the name of a finished step: "tayyor". */
  doneText: string;
  /** Makes a finished step a link back; without it the names are plain text. */
  renderLink?: (step: Step, index: number, children: ReactNode) => ReactNode;
  /** Steps ahead are links too. */
  linkAll?: boolean;
}

/** The list of steps, beside the form on wide screens. */
export function Stepper({ label, steps, current, doneText, renderLink, linkAll }: StepperProps) {
  return (
    <nav aria-label={label}>
      <ol className="stepper">
        {steps.map((step, index) => {
          const done = index < current;
          const content = (
            <>
              <span className="step-mark" aria-hidden="true">
                {done ? <Check size={16} strokeWidth={2.4} /> : index + 1}
              </span>
              <span>
                {step.label}
                {done && <span className="sr-only">, {doneText}</span>}
              </span>
            </>
          );
          return (
            <li
              key={step.id}
              className="step"
              data-state={done ? 'done' : index === current ? 'current' : 'ahead'}
              aria-current={index === current ? 'step' : undefined}
            >
              {renderLink && (done || (linkAll && index !== current))
                ? renderLink(step, index, content)
                : content}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

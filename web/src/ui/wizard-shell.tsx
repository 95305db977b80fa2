import { ArrowLeft } from 'lucide-react';
import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useRef,
} from 'react';
import { Button } from './button';
import { ProgressBar } from './progress-bar';
import { type Step, Stepper } from './stepper';
import './wizard.css';

export interface WizardTexts {
  /** The label of the list of steps. */
  steps: string;
  done: string;
  back: string;
  /** "Davom etish", on the last step "Joylash". */
  next: string;
  busy?: string;
}

interface WizardShellProps {
  ref?: Ref<HTMLFormElement>;
  steps: readonly Step[];
  current: number;
  texts: WizardTexts;
  /** The heading of this step. */
  title: ReactNode;
  /** 1 on a page of its own; lower where the wizard is part of a page. */
  headingLevel?: 1 | 2 | 3;
  intro?: ReactNode;
  /** "Saqlandi 14:02"; announced politely when it changes. */
  savedNote?: string;
  /** Replaces the strip of progress and the line below it: a `WizardBar`. */
  bar?: ReactNode;
  /** An `ErrorSummary`, when there are more than two errors. */
  summary?: ReactNode;
  /** Why the step was not sent: above the buttons, where one has just pressed. */
  problem?: ReactNode;
  busy?: boolean;
  /** Beside the form on wide screens, below it on phones. */
  aside?: ReactNode;
  /** The step shows a whole page in place of the form and the side content. */
  wide?: boolean;
  /** For the styles of one wizard. */
  look?: string;
  /** Controls of the foot between Back and Continue. */
  tools?: ReactNode;
  /** Enter in a field does not leave the step; Ctrl+Enter always does. */
  enterStays?: boolean;
  /** Every step is a link, not only those before the current one. */
  linkAll?: boolean;
  /** Absent on the first step. */
  onBack?: () => void;
  onNext: () => void;
  renderStepLink?: (step: Step, index: number, children: ReactNode) => ReactNode;
  children: ReactNode;
}

/** One group of questions per screen: progress on top, the form in the middle, Back and Continue always visible. */
export function WizardShell({
  ref,
  steps,
  current,
  texts,
  title,
  headingLevel = 1,
  intro,
  savedNote,
  bar,
  summary,
  problem,
  busy,
  aside,
  wide,
  look,
  tools,
  enterStays,
  linkAll,
  onBack,
  onNext,
  renderStepLink,
  children,
}: WizardShellProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef(current);
  // A new step is like a new page to a screen reader: the focus goes to its heading. Not on the first render.
  useEffect(() => {
    if (shownStep.current === current) return;
    shownStep.current = current;
    heading.current?.focus();
  }, [current]);

  const Heading = `h${headingLevel}` as const;
  const step = steps[current];
  const place = `${current + 1} / ${steps.length}`;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onNext();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.defaultPrevented) return;
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault();
      if (!busy) onNext();
    } else if (enterStays && event.target instanceof HTMLInputElement) event.preventDefault();
  };
  return (
    <form
      ref={ref}
      noValidate
      className="wizard"
      data-aside={aside ? '' : undefined}
      data-wide={wide ? '' : undefined}
      data-look={look}
      onSubmit={submit}
      onKeyDown={onKeyDown}
    >
      {bar ?? (
        <div className="wizard-head">
          <ProgressBar
            value={current + 1}
            max={steps.length}
            label={texts.steps}
            valueText={step ? `${place}, ${step.label}` : place}
          />
          <div className="wizard-place">
            <p>
              <strong>{place}</strong>
              {step && <> · {step.label}</>}
            </p>
            <p role="status" className="wizard-saved">
              {savedNote}
            </p>
          </div>
        </div>
      )}
      <div className="wizard-body">
        <div className="wizard-steps">
          <Stepper
            label={texts.steps}
            steps={steps}
            current={current}
            doneText={texts.done}
            renderLink={renderStepLink}
            linkAll={linkAll}
          />
        </div>
        <div className="wizard-page">
          {summary}
          <Heading ref={heading} tabIndex={-1} className="wizard-title display">
            {title}
          </Heading>
          {intro && <p className="wizard-intro">{intro}</p>}
          <div className="wizard-fields">{children}</div>
        </div>
        {aside && <div className="wizard-aside">{aside}</div>}
      </div>
      <div className="wizard-foot">
        {problem && <div className="wizard-problem">{problem}</div>}
        <div className="wizard-foot-row">
          {onBack && (
            <Button
              className="wizard-back"
              onClick={onBack}
              icon={<ArrowLeft size={20} strokeWidth={1.8} aria-hidden="true" />}
            >
              <span className="wizard-back-text">{texts.back}</span>
            </Button>
          )}
          {tools}
          <Button type="submit" look="primary" busy={busy} busyText={texts.busy}>
            {texts.next}
          </Button>
        </div>
      </div>
    </form>
  );
}

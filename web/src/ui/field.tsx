import { CircleAlert } from 'lucide-react';
import { createContext, type ReactNode, useContext, useId } from 'react';
import { cx } from './cx';
import './field.css';

/** What a control inside a `Field` needs for its accessible name and description. */
interface FieldControl {
  id?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  'aria-required'?: true;
}

const FieldContext = createContext<FieldControl>({});

/** Attributes for the control; empty outside a `Field`, where the control has its own label. */
export function useFieldControl(): FieldControl {
  return useContext(FieldContext);
}

export interface FieldCounter {
  value: number;
  max: number;
  /** For screen readers, which would read "12 / 200" as a fraction. */
  label?: string;
}

interface FieldTexts {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean;
}

function RequiredMark() {
  return (
    <span className="field-required" aria-hidden="true">
      *
    </span>
  );
}

function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="field-error">
      <CircleAlert size={16} strokeWidth={1.9} aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}

function describedBy(...ids: (string | false | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined;
}

type FieldProps = FieldTexts & {
  /** The control's id, when something else must find it: an error summary, a test. */
  id?: string;
  /** The label is only for screen readers (a search box with its own icon). */
  labelHidden?: boolean;
  counter?: FieldCounter;
  className?: string;
  children: ReactNode;
};

/** One control with its label, hint, counter and error. The error does not replace the hint. */
export function Field({
  id: givenId,
  label,
  labelHidden,
  hint,
  error,
  required,
  counter,
  className,
  children,
}: FieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const counterId = `${id}-counter`;
  const control: FieldControl = {
    id,
    'aria-describedby': describedBy(
      Boolean(error) && errorId,
      Boolean(hint) && hintId,
      counter && counterId,
    ),
    'aria-invalid': error ? true : undefined,
    'aria-required': required || undefined,
  };
  return (
    <div className={cx('field-group', className)}>
      <label htmlFor={id} className={labelHidden ? 'sr-only' : 'field-label'}>
        {label}
        {required && <RequiredMark />}
      </label>
      <FieldContext value={control}>{children}</FieldContext>
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {(hint || counter) && (
        <div className="field-foot">
          {hint && (
            <p id={hintId} className="field-hint">
              {hint}
            </p>
          )}
          {counter && (
            <p
              id={counterId}
              className={cx('field-counter', counter.value > counter.max && 'is-over')}
            >
              <span aria-hidden={counter.label ? true : undefined}>
                {counter.value} / {counter.max}
              </span>
              {counter.label && <span className="sr-only">{counter.label}</span>}
            </p>
          )}
        </div>
      )}
    </div>
  );
}

type FieldSetProps = FieldTexts & {
  legendHidden?: boolean;
  /** `radiogroup` may be required and invalid itself; a plain group cannot. */
  role?: 'radiogroup';
  className?: string;
  children: ReactNode;
};

/** Several controls that answer one question: radio buttons, day + month + year. */
export function FieldSet({
  label,
  legendHidden,
  hint,
  error,
  required,
  role,
  className,
  children,
}: FieldSetProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const description = describedBy(Boolean(error) && errorId, Boolean(hint) && hintId);
  const state: FieldControl = {
    'aria-invalid': error ? true : undefined,
    'aria-required': required || undefined,
  };
  // A radio group has the state itself; in a plain group each control has it, under its own name.
  const group = role ? { role, ...state } : {};
  return (
    <fieldset {...group} className={cx('field-group', className)} aria-describedby={description}>
      <legend className={legendHidden ? 'sr-only' : 'field-label'}>
        {label}
        {required && <RequiredMark />}
      </legend>
      <FieldContext value={role ? {} : state}>{children}</FieldContext>
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {hint && (
        <p id={hintId} className="field-hint">
          {hint}
        </p>
      )}
    </fieldset>
  );
}

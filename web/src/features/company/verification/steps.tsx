import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { momentText } from '@/lib/moment';
import { groupTaxNumber } from '@/lib/tax-number';
import { m } from '@/paraglide/messages';
import type { Registry, Verification } from './wire';

export interface ReviewStep {
  id: string;
  state: 'done' | 'current' | 'ahead';
  title: string;
  text: ReactNode;
}

/** What has happened, what is happening and what comes, from top to bottom. */
export function ReviewSteps({ steps }: { steps: readonly ReviewStep[] }) {
  return (
    <ol className="verify-steps" aria-label={m.verification_steps()}>
      {steps.map(({ id, state, title, text }) => (
        <li
          key={id}
          className="verify-step"
          data-state={state}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <span className="verify-step-mark" aria-hidden="true">
            {state === 'done' && <Check size={16} strokeWidth={2.6} />}
          </span>
          <div className="verify-step-words">
            <p className="verify-step-title">
              {title}
              {state !== 'ahead' && <span className="sr-only">, {STATES[state]()}</span>}
            </p>
            {text && <p className="verify-step-text">{text}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}

const STATES = { done: m.verification_step_done, current: m.verification_step_current };

/** The four steps of a request that is under review. */
export function stepsOf(verification: Verification): ReviewStep[] {
  const { tax_number, legal_name, document, registry, is_appeal } = verification;
  const number = groupTaxNumber(tax_number ?? '');
  return [
    {
      id: 'number',
      state: 'done',
      title: registry === 'found' ? m.verification_step_found() : m.verification_step_entered(),
      text: [number, registry === 'found' ? legal_name : doubtOf(registry)]
        .filter(Boolean)
        .join(' · '),
    },
    {
      id: 'document',
      state: 'done',
      title: m.verification_step_document(),
      text: document && `${document.name}, ${momentText(document.uploaded_at)}`,
    },
    {
      id: 'staff',
      state: 'current',
      title: is_appeal ? m.verification_step_appeal() : m.verification_step_staff(),
      text: m.verification_step_staff_text(),
    },
    {
      id: 'mark',
      state: 'ahead',
      title: m.verification_step_mark(),
      text: m.verification_step_mark_text(),
    },
  ];
}

function doubtOf(registry: Registry): string | null {
  if (registry === 'not_found') return m.verification_step_not_found();
  if (registry === 'closed') return m.verification_step_closed();
  return registry === 'unavailable' ? m.verification_step_unavailable() : null;
}

/** The steps while the mark rests because of a new name or picture. */
export function restingSteps(): ReviewStep[] {
  return [
    { id: 'changed', state: 'done', title: m.verification_resting_changed(), text: null },
    {
      id: 'staff',
      state: 'current',
      title: m.verification_step_staff(),
      text: m.verification_step_staff_text(),
    },
    {
      id: 'mark',
      state: 'ahead',
      title: m.verification_resting_returns(),
      text: m.verification_resting_returns_text(),
    },
  ];
}

import { type ReactNode, useState } from 'react';
import { CodeFields } from '@/forms/code-fields';
import { type CodeSent, verifyCode } from '@/forms/codes';
import { useCodeEntry } from '@/forms/use-code-entry';
import { wizardTexts } from '@/i18n/ui-texts';
import { maskPhone } from '@/lib/phone';
import { m } from '@/paraglide/messages';
import { type Branch, mayEnterStep, readRegistration } from '@/session/registration';
import type { Step } from '@/ui/stepper';
import { WizardShell } from '@/ui/wizard-shell';
import './auth.css';
import { proveJourney, startJourney } from './journey';

interface CodeStepProps {
  branch: Branch;
  steps: readonly Step[];
  send: (phone: string) => Promise<CodeSent>;
  onProved: () => Promise<void>;
  /** The confirmation request is no longer valid: back to the start. */
  onExpired: () => Promise<void>;
  /** A link to the start, for a mistyped number. */
  changeNumber: ReactNode;
}

/** The step after the phone number: enters the code that was sent to it. */
export function CodeStep({
  branch,
  steps,
  send,
  onProved,
  onExpired,
  changeNumber,
}: CodeStepProps) {
  const journey = readRegistration(branch);
  const phone = journey?.phone ?? '';
  const [requestId, setRequestId] = useState(journey?.request_id ?? '');
  const entry = useCodeEntry({
    requestId,
    onCode: async (code) => {
      const { expires_in } = await verifyCode(requestId, code);
      proveJourney(branch, expires_in);
      await onProved();
    },
    onResend: async () => {
      const { request_id } = await send(phone);
      startJourney(branch, phone, request_id);
      setRequestId(request_id);
    },
    onDead: onExpired,
  });
  // When somebody returns here from the next step, the number is already confirmed and there is nothing to type.
  const proven = mayEnterStep(readRegistration(branch), 2, Date.now());

  return (
    <WizardShell
      steps={steps}
      current={0}
      texts={{ ...wizardTexts(), busy: m.auth_code_checking() }}
      title={m.auth_code_title()}
      intro={m.auth_code_sent_to({ phone: entry.delivery?.phone ?? maskPhone(phone) })}
      busy={entry.check.busy}
      onNext={proven ? () => void onProved() : entry.submit}
    >
      {proven ? (
        <>
          <p role="status" className="auth-strip">
            {m.auth_code_proven()}
          </p>
          <div>{changeNumber}</div>
        </>
      ) : (
        <CodeFields entry={entry} label={m.auth_code_label()}>
          {changeNumber}
        </CodeFields>
      )}
    </WizardShell>
  );
}

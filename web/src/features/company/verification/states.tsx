/** What each state of a verification says and offers. */
import { BadgeCheck, Check, ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { pathTo } from '@/i18n/go';
import { momentDay } from '@/lib/moment';
import { groupTaxNumber } from '@/lib/tax-number';
import { m } from '@/paraglide/messages';
import { Button, buttonClass } from '@/ui/button';
import { AppealForm } from './appeal-form';
import { readDraft } from './draft';
import { RequestForm } from './request-form';
import { ReviewSteps, restingSteps, stepsOf } from './steps';
import type { Verification } from './wire';

export interface StateProps {
  verification: Verification;
  /** The slug of the company. */
  company: string;
  /** Only the owner sends something. */
  mayEdit: boolean;
  onSent: () => Promise<unknown>;
}

export function Unverified({ verification, company, mayEdit, onSent }: StateProps) {
  return (
    <>
      <p className="verify-lead">{m.verification_lead()}</p>
      {mayEdit && (
        <RequestForm company={company} taxNumber={verification.tax_number} onSent={onSent} />
      )}
    </>
  );
}

export function Pending({ verification }: StateProps) {
  return <ReviewSteps steps={stepsOf(verification)} />;
}

export function Resting(_: StateProps) {
  return (
    <>
      <h3 className="verify-subtitle">{m.verification_resting_title()}</h3>
      <p className="verify-lead">{m.verification_resting_text()}</p>
      <ReviewSteps steps={restingSteps()} />
    </>
  );
}

export function Verified({ verification, company, mayEdit, onSent }: StateProps) {
  const { decided_at, tax_number, legal_name, document } = verification;
  const [isOpen, setOpen] = useState(false);
  const checked = [
    tax_number && m.verification_checked_tax_number({ number: groupTaxNumber(tax_number) }),
    legal_name && m.verification_checked_registry({ name: legal_name }),
    // An erased document was checked too; every request had one.
    (document || tax_number) && m.verification_checked_document(),
  ].filter((line) => typeof line === 'string');
  return (
    <>
      <div className="verify-done">
        <BadgeCheck className="verified" size={40} strokeWidth={1.7} aria-hidden="true" />
        <div>
          <h3 className="verify-subtitle">{m.verification_verified_title()}</h3>
          {decided_at && (
            <p className="verify-note">
              {m.verification_verified_on({ day: momentDay(decided_at) })}
            </p>
          )}
        </div>
      </div>
      <p className="verify-lead">{m.verification_verified_text()}</p>
      {checked.length > 0 && (
        <>
          <h3 className="verify-label">{m.verification_checked()}</h3>
          <ul className="verify-checked">
            {checked.map((line) => (
              <li key={line}>
                <Check size={18} strokeWidth={2.2} aria-hidden="true" />
                <span>{line}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="verify-note">{m.verification_keep()}</p>
      <div className="verify-choices">
        <a href={pathTo(`/company/${company}`)} className={buttonClass()}>
          <ExternalLink size={18} strokeWidth={1.9} aria-hidden="true" />
          {m.verification_public()}
        </a>
      </div>
      {mayEdit && (
        <details className="verify-change" onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary>{m.verification_change()}</summary>
          <p className="verify-lead">{m.verification_change_text()}</p>
          {/* A closed form must not take files that are dropped on the page. */}
          {isOpen && <RequestForm company={company} onSent={onSent} />}
        </details>
      )}
    </>
  );
}

type Answered = 'again' | 'appeal';

export function Refused({ verification, company, mayEdit, onSent }: StateProps) {
  const { reason, can_appeal, is_appeal, decided_at, tax_number } = verification;
  const [chosen, choose] = useState(() => begun(company, can_appeal));
  return (
    <>
      <h3 className="verify-subtitle">{m.verification_refused_title()}</h3>
      {decided_at && (
        <p className="verify-note">{m.verification_refused_on({ day: momentDay(decided_at) })}</p>
      )}
      {reason && <Reason {...reason} />}
      {is_appeal && <p className="verify-note">{m.verification_appeal_used()}</p>}
      {mayEdit && (
        <>
          <div className="verify-choices">
            <Button
              look={chosen ? 'secondary' : 'primary'}
              aria-expanded={chosen === 'again'}
              onClick={() => choose('again')}
            >
              {m.verification_again()}
            </Button>
            {can_appeal && (
              <Button aria-expanded={chosen === 'appeal'} onClick={() => choose('appeal')}>
                {m.verification_appeal()}
              </Button>
            )}
          </div>
          {chosen === 'again' && (
            <RequestForm company={company} taxNumber={tax_number} onSent={onSent} />
          )}
          {chosen === 'appeal' && <AppealForm company={company} onSent={onSent} />}
        </>
      )}
    </>
  );
}

/** The form that was begun before a reload. */
function begun(company: string, canAppeal: boolean): Answered | undefined {
  const { text, document } = readDraft('appeal', company);
  if (canAppeal && (text || document)) return 'appeal';
  const request = readDraft('request', company);
  return request.taxNumber || request.document ? 'again' : undefined;
}

function Reason({ title, text, fix }: NonNullable<Verification['reason']>) {
  return (
    <div className="verify-reason">
      <p className="verify-reason-title">{title}</p>
      {text && (
        <p>
          {m.verification_refused_note()}: <q>{text}</q>
        </p>
      )}
      <p>{fix}</p>
    </div>
  );
}

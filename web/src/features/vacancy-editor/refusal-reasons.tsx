import { TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { fieldLabel, isField } from '@/forms/vacancy/form';
import { m } from '@/paraglide/messages';
import type { Reason } from './contract';
import { topOf } from './steps';

interface RefusalSummaryProps {
  reasons: readonly Reason[];
  isDown: boolean;
  /** Moves to the field that a reason is about. */
  onOpen: (field: string) => void;
}

/** Above the form: why a moderator refused the text, with the way to each field. */
export function RefusalSummary({ reasons, isDown, onOpen }: RefusalSummaryProps) {
  const id = useId();
  return (
    <section className="refusal" aria-labelledby={id}>
      <h2 id={id} className="refusal-title">
        <TriangleAlert size={20} strokeWidth={1.9} aria-hidden="true" />
        {isDown ? m.vacancy_form_taken_down_title() : m.vacancy_form_refused_title()}
      </h2>
      <ul className="refusal-list">
        {reasons.map((reason) => (
          <li key={`${reason.code}-${reason.field}`}>
            <ReasonText reason={reason} />
            {reason.field && isField(topOf(reason.field)) && (
              <button
                type="button"
                className="refusal-go"
                onClick={() => onOpen(reason.field ?? '')}
              >
                {m.vacancy_form_reason_go({ field: fieldLabelOf(reason.field) })}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** At a field: why it was refused. */
export function FieldReasons({ reasons }: { reasons: readonly Reason[] }) {
  return (
    <div className="refusal-note">
      {reasons.map((reason) => (
        <ReasonText key={`${reason.code}-${reason.field}`} reason={reason} />
      ))}
    </div>
  );
}

function ReasonText({ reason: { title, text, fix } }: { reason: Reason }) {
  return (
    <div>
      <strong>{title}</strong>
      {text && <q className="refusal-quote">{text}</q>}
      <p>{fix}</p>
    </div>
  );
}

/** The label of the field that a path leads to: `requirements.2` → "Requirements". */
export function fieldLabelOf(path: string): string {
  const top = topOf(path);
  return isField(top) ? fieldLabel(top) : '';
}

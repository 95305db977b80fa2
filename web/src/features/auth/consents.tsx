import { useId } from 'react';
import { pathTo } from '@/i18n/go';
import { m } from '@/paraglide/messages';
import { Checkbox } from '@/ui/checkbox';
import { LinkedText } from './linked-text';

export interface Consents {
  terms: boolean;
  privacy: boolean;
}

export const NO_CONSENTS: Consents = { terms: false, privacy: false };

const TEXTS = { terms: m.auth_consent_terms, privacy: m.auth_consent_privacy } satisfies Record<
  keyof Consents,
  () => string
>;

interface ConsentBoxesProps {
  value: Consents;
  onChange: (value: Consents) => void;
  /** Whether a missing consent is reported at its checkbox. */
  checked: boolean;
}

/** Two separate consents, never ticked by default (the personal data law requires each to be given separately). */
export function ConsentBoxes({ value, onChange, checked }: ConsentBoxesProps) {
  const id = useId();
  return (
    <div>
      {(['terms', 'privacy'] as const).map((name) => {
        const isMissing = checked && !value[name];
        const errorId = `${id}-${name}`;
        return (
          <div key={name}>
            <Checkbox
              name={name}
              required
              aria-invalid={isMissing || undefined}
              aria-describedby={isMissing ? errorId : undefined}
              checked={value[name]}
              onChange={(event) => onChange({ ...value, [name]: event.currentTarget.checked })}
              label={<LinkedText text={TEXTS[name]()} href={pathTo(`/help/${name}`)} />}
            />
            {isMissing && (
              <p id={errorId} className="field-error auth-consent-error">
                {m.auth_consent_needed()}
              </p>
            )}
          </div>
        );
      })}
    </div>
  );
}

import { TriangleAlert } from 'lucide-react';
import { countChars } from '@/forms/schema';
import { phoneInText } from '@/lib/phone-in-text';
import { m } from '@/paraglide/messages';
import { Field } from '@/ui/field';
import { Textarea } from '@/ui/textarea';
import { LONGEST_LETTER } from './limits';

interface LetterFieldProps {
  value: string;
  error?: string;
  onChange: (letter: string) => void;
}

/** The optional letter. A phone number in it is pointed out at once: the resume has it already. */
export function LetterField({ value, error, onChange }: LetterFieldProps) {
  const written = countChars(value.trim());
  const phone = phoneInText(value);
  return (
    <div className="respond-letter">
      <Field
        label={
          <>
            {m.response_letter()}{' '}
            <span className="respond-letter-optional">{m.response_optional()}</span>
          </>
        }
        hint={m.response_letter_hint()}
        error={error}
        counter={{
          value: written,
          max: LONGEST_LETTER,
          label: m.ui_counter({ value: written, max: LONGEST_LETTER }),
        }}
      >
        <Textarea rows={5} value={value} onChange={(event) => onChange(event.target.value)} />
      </Field>
      <div role="status">
        {phone && (
          <p className="respond-letter-phone">
            <TriangleAlert size={18} strokeWidth={1.9} aria-hidden="true" />
            <span>{m.response_letter_phone({ phone })}</span>
          </p>
        )}
      </div>
    </div>
  );
}

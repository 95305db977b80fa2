import { dateTexts } from '@/i18n/ui-texts';
import type { Month, Period } from '@/lib/period';
import { m } from '@/paraglide/messages';
import { Checkbox } from '@/ui/checkbox';
import { MonthPicker } from '@/ui/month-picker';
import { useEditorContent } from '../editor-context';

/** Nobody's work began earlier. */
const YEARS_BACK = 70;

interface PeriodFieldsProps {
  /** The path of the row, for ids: `resume-employment-0`. */
  id: string;
  value: Period;
  onChange: (patch: Partial<Period>) => void;
  presentText: string;
  problem: (part: 'start' | 'end') => string | undefined;
}

/** When it began and ended; "until now" clears and disables the end. */
export function PeriodFields({ id, value, onChange, presentText, problem }: PeriodFieldsProps) {
  const { today } = useEditorContent();
  const picker = (part: 'start' | 'end', label: string, isDisabled: boolean) => (
    <MonthPicker
      id={`${id}-${part}`}
      label={label}
      required={!isDisabled}
      disabled={isDisabled}
      error={problem(part)}
      value={value[part]}
      onChange={(month: Month | null) => onChange({ [part]: month })}
      minYear={today.year - YEARS_BACK}
      maxYear={today.year}
      texts={dateTexts()}
    />
  );
  return (
    <div>
      <div className="form-pair">
        {picker('start', m.resume_form_start(), false)}
        {picker('end', m.resume_form_end(), value.present)}
      </div>
      <Checkbox
        label={presentText}
        checked={value.present}
        onChange={(event) => onChange({ present: event.currentTarget.checked, end: null })}
      />
    </div>
  );
}

import { type ReactNode, useState } from 'react';
import type { Month } from '@/lib/period';
import './date-picker.css';
import { FieldSet } from './field';
import { Select } from './select';

const EMPTY = { month: '', year: '' };

interface MonthPickerProps {
  /** The id of the first control, for an error summary. */
  id?: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  /** Null while the month or the year is missing. */
  value: Month | null;
  onChange: (value: Month | null) => void;
  minYear: number;
  maxYear: number;
  texts: { month: string; year: string; months: readonly string[] };
}

/** Month and year, for periods of work and study. */
export function MonthPicker({
  id,
  label,
  hint,
  error,
  required,
  disabled,
  value,
  onChange,
  minYear,
  maxYear,
  texts,
}: MonthPickerProps) {
  const [draft, setDraft] = useState(EMPTY);
  const isWhole = (parts: typeof draft) => parts.month !== '' && parts.year !== '';
  // A complete draft with an empty value means that the form was reset from outside.
  const unfinished = isWhole(draft) ? EMPTY : draft;
  const parts = value ? { month: String(value.month), year: String(value.year) } : unfinished;
  const change = (patch: Partial<typeof draft>) => {
    const next = { ...parts, ...patch };
    setDraft(next);
    if (isWhole(next)) onChange({ year: Number(next.year), month: Number(next.month) });
    else if (value) onChange(null);
  };
  const years = Array.from({ length: maxYear - minYear + 1 }, (_, i) => String(maxYear - i));
  return (
    <FieldSet label={label} hint={hint} error={error} required={required}>
      <div className="month-parts">
        <Select
          id={id}
          aria-label={texts.month}
          placeholder={texts.month}
          disabled={disabled}
          value={parts.month}
          onChange={(event) => change({ month: event.currentTarget.value })}
          options={texts.months.map((name, index) => ({ value: String(index + 1), label: name }))}
        />
        <Select
          aria-label={texts.year}
          placeholder={texts.year}
          disabled={disabled}
          value={parts.year}
          onChange={(event) => change({ year: event.currentTarget.value })}
          options={years.map((year) => ({ value: year, label: year }))}
        />
      </div>
    </FieldSet>
  );
}

import { type InputHTMLAttributes, type ReactNode, type Ref, useState } from 'react';
import './date-picker.css';
import { cx } from './cx';
import { FieldSet, useFieldControl } from './field';
import { Select } from './select';

interface DateParts {
  year: string;
  month: string;
  day: string;
}

const EMPTY: DateParts = { year: '', month: '', day: '' };

function parse(iso: string | null): DateParts {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso ?? '');
  if (!match) return EMPTY;
  const [, year = '', month = '', day = ''] = match;
  return { year, month: String(Number(month)), day: String(Number(day)) };
}

function daysIn({ year, month }: DateParts): number {
  if (!month) return 31;
  // Day 0 of the next month is the last of this one; without a year February has 29 days.
  return new Date(Date.UTC(Number(year || 2000), Number(month), 0)).getUTCDate();
}

function toIso({ year, month, day }: DateParts): string | null {
  if (!year || !month || !day) return null;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

export interface DateTexts {
  day: string;
  month: string;
  year: string;
  /** Twelve names, January first. */
  months: readonly string[];
}

interface BirthdayPickerProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  /** `YYYY-MM-DD`, or null while a part is missing. */
  value: string | null;
  onChange: (value: string | null) => void;
  minYear: number;
  maxYear: number;
  texts: DateTexts;
}

/** A date far in the past: three selects are faster than paging a calendar back thirty years. */
export function BirthdayPicker({
  label,
  hint,
  error,
  required,
  value,
  onChange,
  minYear,
  maxYear,
  texts,
}: BirthdayPickerProps) {
  // An incomplete date cannot be passed to the form, so it is stored here until it is complete.
  const [draft, setDraft] = useState(() => parse(value));
  const draftIso = toIso(draft);
  const parts =
    draftIso === null && value === null ? draft : draftIso === value ? draft : parse(value);
  const change = (patch: Partial<DateParts>) => {
    const next = { ...parts, ...patch };
    if (Number(next.day) > daysIn(next)) next.day = '';
    setDraft(next);
    const iso = toIso(next);
    if (iso !== value) onChange(iso);
  };
  const range = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, i) => String(from + i));
  return (
    <FieldSet label={label} hint={hint} error={error} required={required}>
      <div className="date-parts">
        <Select
          aria-label={texts.day}
          placeholder={texts.day}
          autoComplete="bday-day"
          value={parts.day}
          onChange={(event) => change({ day: event.currentTarget.value })}
          options={range(1, daysIn(parts)).map((day) => ({ value: day, label: day }))}
        />
        <Select
          aria-label={texts.month}
          placeholder={texts.month}
          autoComplete="bday-month"
          value={parts.month}
          onChange={(event) => change({ month: event.currentTarget.value })}
          options={texts.months.map((name, index) => ({ value: String(index + 1), label: name }))}
        />
        <Select
          aria-label={texts.year}
          placeholder={texts.year}
          autoComplete="bday-year"
          value={parts.year}
          onChange={(event) => change({ year: event.currentTarget.value })}
          options={range(minYear, maxYear)
            .reverse()
            .map((year) => ({ value: year, label: year }))}
        />
      </div>
    </FieldSet>
  );
}

type DateInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  ref?: Ref<HTMLInputElement>;
};

/** A near date, such as an interview: the browser's native calendar, in the browser's language. */
export function DateInput({ className, ...rest }: DateInputProps) {
  const control = useFieldControl();
  return <input {...control} {...rest} type="date" className={cx('field', className)} />;
}

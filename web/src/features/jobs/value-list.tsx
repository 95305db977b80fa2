import { groupDigits } from '@/lib/money';
import { m } from '@/paraglide/messages';
import { Checkbox } from '@/ui/checkbox';
import type { FacetValue } from './filters';

interface ValueListProps {
  title: string;
  name: string;
  form?: string;
  values: readonly FacetValue[];
  isOn: (value: string) => boolean;
  onToggle: (value: string) => void;
}

/** Values beyond these are shown on request. */
const SHOWN = 6;

export function ValueList({ title, name, form, values, isOn, onToggle }: ValueListProps) {
  if (values.length === 0) return null;
  const row = ({ value, label, count }: FacetValue) => (
    <Checkbox
      key={value}
      name={name}
      value={value}
      form={form}
      label={label}
      count={groupDigits(count)}
      checked={isOn(value)}
      onChange={() => onToggle(value)}
    />
  );
  const rest = values.slice(SHOWN);
  return (
    <fieldset className="rail-part">
      <legend className="rail-title">{title}</legend>
      {values.slice(0, SHOWN).map(row)}
      {rest.length > 0 && (
        <details className="rail-more" open={rest.some(({ value }) => isOn(value)) || undefined}>
          <summary>{m.jobs_more_values({ count: rest.length })}</summary>
          {rest.map(row)}
        </details>
      )}
    </fieldset>
  );
}

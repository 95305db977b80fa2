import { m } from '@/paraglide/messages';
import { Checkbox } from '@/ui/checkbox';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { RadioGroup } from '@/ui/radio-group';
import { Select } from '@/ui/select';
import { Textarea } from '@/ui/textarea';
import type { Field as FormField } from '../kinds';
import { countChars } from '../schema';
import type { Answer } from './answer';
import { ChipsField } from './chips-field';
import { ListField } from './list-field';

interface PlainFieldProps {
  field: FormField;
  answer: Answer<unknown>;
}

/** The control of a field that has no control of its own: its kind decides. */
export function PlainField({ field, answer }: PlainFieldProps) {
  const label = field.label();
  switch (field.kind) {
    case 'text': {
      const { id, value, onChange, problem } = answer as Answer<string>;
      const { hint, required, type, autoComplete } = field;
      return (
        <Field id={id} label={label} hint={hint?.()} error={problem()} required={required}>
          <Input
            type={type}
            autoComplete={autoComplete}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        </Field>
      );
    }
    case 'long text': {
      const { id, value, onChange, problem } = answer as Answer<string>;
      const { hint, required, limit } = field;
      return (
        <Field
          id={id}
          label={label}
          hint={hint?.()}
          error={problem()}
          counter={counterOf(value, limit.maxLength)}
          required={required}
        >
          <Textarea
            rows={6}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        </Field>
      );
    }
    case 'rows': {
      const { id, value, onChange, problem } = answer as Answer<string[]>;
      return (
        <ListField
          id={id}
          label={label}
          hint={field.hint?.()}
          addText={field.addText()}
          placeholder={field.example()}
          required={field.required}
          limits={field.limit}
          value={value}
          onChange={onChange}
          error={problem()}
          rowError={(index) => problem(String(index))}
        />
      );
    }
    case 'choice': {
      const { id, value, onChange, problem } = answer as Answer<string>;
      const { hint, required, placeholder } = field;
      const options = optionsOf(field);
      if (!placeholder) {
        return (
          <RadioGroup
            label={label}
            look="segments"
            required={required}
            options={options}
            value={value}
            onChange={onChange}
            error={problem()}
          />
        );
      }
      return (
        <Field id={id} label={label} hint={hint?.()} error={problem()} required={required}>
          <Select
            placeholder={placeholder()}
            options={options}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        </Field>
      );
    }
    case 'choices': {
      const { id, value, onChange, anyProblem } = answer as Answer<string[]>;
      return (
        <ChipsField
          id={id}
          label={label}
          hint={field.hint?.()}
          required={field.required}
          options={optionsOf(field)}
          value={value}
          onChange={onChange}
          error={anyProblem}
        />
      );
    }
    case 'flag': {
      const { id, value, onChange } = answer as Answer<boolean>;
      return (
        <Checkbox
          id={id}
          label={label}
          note={field.note?.()}
          checked={value}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
      );
    }
    case 'own':
      // The type of the list demands that such a field names its control.
      return null;
  }
}

/** How many characters are typed, out of how many. */
export function counterOf(typed: string, max: number) {
  const value = countChars(typed.trim());
  return { value, max, label: m.ui_counter({ value, max }) };
}

function optionsOf({
  codes,
  labels,
}: {
  codes: readonly string[];
  labels: Readonly<Record<string, () => string>>;
}) {
  return codes.map((value) => ({ value, label: labels[value]?.() ?? value }));
}

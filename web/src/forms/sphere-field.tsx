import { comboboxTexts } from '@/i18n/ui-texts';
import { matches } from '@/lib/fold';
import { Field } from '@/ui/field';
import { MultiCombobox } from '@/ui/multi-combobox';

interface SphereFieldProps {
  id: string;
  label: string;
  hint: string;
  error?: string;
  spheres: readonly { slug: string; name: string }[];
  /** Slugs, the main one first. */
  value: readonly string[];
  onChange: (value: string[]) => void;
  max: number;
}

/** Spheres of work, chosen from the dictionary. */
export function SphereField({
  id,
  label,
  hint,
  error,
  spheres,
  value,
  onChange,
  max,
}: SphereFieldProps) {
  const options = spheres.map(({ slug, name }) => ({ value: slug, label: name }));
  return (
    <Field id={id} label={label} hint={hint} error={error} required>
      <MultiCombobox
        label={label}
        values={value.map((slug) => ({
          value: slug,
          label: options.find((option) => option.value === slug)?.label ?? slug,
        }))}
        onChange={(chosen) => onChange(chosen.flatMap((one) => one.value ?? []))}
        max={max}
        loadOptions={(query) =>
          options.filter((option) => query === '' || matches(option.label, query))
        }
        texts={comboboxTexts()}
      />
    </Field>
  );
}

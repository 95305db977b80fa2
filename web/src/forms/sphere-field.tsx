import { comboboxTexts } from '@/i18n/ui-texts';
import { type Findable, searchNamed } from '@/lib/fold';
import { Field } from '@/ui/field';
import { MultiCombobox } from '@/ui/multi-combobox';

interface SphereFieldProps {
  id: string;
  label: string;
  hint: string;
  error?: string;
  spheres: readonly (Findable & { slug: string })[];
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
  return (
    <Field id={id} label={label} hint={hint} error={error} required>
      <MultiCombobox
        label={label}
        values={value.map((slug) => ({
          value: slug,
          label: spheres.find((sphere) => sphere.slug === slug)?.name ?? slug,
        }))}
        onChange={(chosen) => onChange(chosen.flatMap((one) => one.value ?? []))}
        max={max}
        loadOptions={(query) =>
          searchNamed(spheres, query).map(({ slug, name }) => ({ value: slug, label: name }))
        }
        texts={comboboxTexts()}
      />
    </Field>
  );
}

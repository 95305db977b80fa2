import { MapPin } from 'lucide-react';
import type { Ref } from 'react';
import { comboboxTexts } from '@/i18n/ui-texts';
import { Combobox } from '@/ui/combobox';
import { Field } from '@/ui/field';
import { findPlaces, type Place, placeOption } from './places';

interface LocationFieldProps {
  id: string;
  ref?: Ref<HTMLInputElement>;
  label: string;
  hint?: string;
  places: readonly Place[];
  /** A slug, or empty. */
  value: string;
  onChange: (slug: string) => void;
  onBlur: () => void;
  error?: string;
}

/** Chooses a place from the whole tree by its name. */
export function LocationField({
  id,
  ref,
  label,
  hint,
  places,
  value,
  onChange,
  onBlur,
  error,
}: LocationFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} required>
      <Combobox
        ref={ref}
        label={label}
        icon={<MapPin size={20} strokeWidth={1.8} aria-hidden="true" />}
        value={placeOption(places, value)}
        onChange={(place) => onChange(place?.value ?? '')}
        loadOptions={(query) => findPlaces(places, query)}
        texts={comboboxTexts()}
        onBlur={onBlur}
      />
    </Field>
  );
}

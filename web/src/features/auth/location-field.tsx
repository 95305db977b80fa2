import { MapPin } from 'lucide-react';
import type { Ref } from 'react';
import { comboboxTexts } from '@/i18n/ui-texts';
import { m } from '@/paraglide/messages';
import { Combobox } from '@/ui/combobox';
import { Field } from '@/ui/field';
import { findPlaces, type Place, placeOption } from './places';

interface LocationFieldProps {
  id: string;
  ref?: Ref<HTMLInputElement>;
  places: readonly Place[];
  /** A slug, or empty. */
  value: string;
  onChange: (slug: string) => void;
  onBlur: () => void;
  error?: string;
}

export function LocationField({
  id,
  ref,
  places,
  value,
  onChange,
  onBlur,
  error,
}: LocationFieldProps) {
  return (
    <Field id={id} label={m.auth_location()} hint={m.auth_location_hint()} error={error} required>
      <Combobox
        ref={ref}
        label={m.auth_location()}
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

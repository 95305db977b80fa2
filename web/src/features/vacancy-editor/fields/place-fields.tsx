import { limits } from '@/api/limits.gen';
import { LocationField } from '@/forms/location-field';
import { comboboxTexts } from '@/i18n/ui-texts';
import { matches } from '@/lib/fold';
import { m } from '@/paraglide/messages';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { MultiCombobox } from '@/ui/multi-combobox';
import { RadioGroup } from '@/ui/radio-group';
import { SPHERES } from '../contract';
import { useAnswer, useEditorContent } from '../editor-context';
import { WORK_HOURS, WORK_TYPES } from '../words';
import { ChipsField } from './chips-field';
import { TitleField } from './title-field';

/** The job, the place and the working hours. */
export function PlaceFields() {
  const { dictionaries } = useEditorContent();
  const location = useAnswer('location');
  const address = useAnswer('address');
  const workType = useAnswer('work_type');
  return (
    <>
      <TitleField />
      <SphereField />
      <LocationField
        id={location.id}
        label={m.vacancy_form_location()}
        hint={m.vacancy_form_location_hint()}
        places={dictionaries.places}
        value={location.value}
        onChange={location.onChange}
        onBlur={() => undefined}
        error={location.problem()}
      />
      <Field
        id={address.id}
        label={m.vacancy_form_address()}
        hint={m.vacancy_form_address_hint()}
        error={address.problem()}
      >
        <Input
          autoComplete="street-address"
          value={address.value}
          onChange={(event) => address.onChange(event.currentTarget.value)}
        />
      </Field>
      <ChipsField
        id={workType.id}
        label={m.vacancy_form_work_type()}
        hint={m.vacancy_form_work_type_hint()}
        required
        options={limits.WorkType.enum.map((value) => ({ value, label: WORK_TYPES[value]() }))}
        value={workType.value}
        onChange={workType.onChange}
        error={workType.anyProblem}
      />
      <HoursFields />
    </>
  );
}

function SphereField() {
  const { dictionaries } = useEditorContent();
  const sphere = useAnswer('sphere');
  const options = dictionaries.spheres.map(({ slug, name }) => ({ value: slug, label: name }));
  const max = SPHERES.maxItems;
  return (
    <Field
      id={sphere.id}
      label={m.vacancy_form_sphere()}
      hint={m.vacancy_form_sphere_hint({ max })}
      error={sphere.anyProblem}
      required
    >
      <MultiCombobox
        label={m.vacancy_form_sphere()}
        values={sphere.value.map((slug) => ({
          value: slug,
          label: options.find(({ value }) => value === slug)?.label ?? slug,
        }))}
        onChange={(chosen) => sphere.onChange(chosen.flatMap(({ value }) => value ?? []))}
        max={max}
        loadOptions={(query) =>
          options.filter(({ label }) => query === '' || matches(label, query))
        }
        texts={comboboxTexts()}
      />
    </Field>
  );
}

function HoursFields() {
  const days = useAnswer('work_hours');
  const from = useAnswer('hours_from');
  const to = useAnswer('hours_to');
  return (
    <>
      <RadioGroup
        label={m.vacancy_form_work_hours()}
        look="segments"
        required
        options={limits.WorkHours.enum.map((value) => ({ value, label: WORK_HOURS[value]() }))}
        value={days.value}
        onChange={days.onChange}
        error={days.problem()}
      />
      <div className="form-pair">
        <Field id={from.id} label={m.vacancy_form_hours_from()} error={from.problem()}>
          <Input
            type="time"
            value={from.value}
            onChange={(event) => from.onChange(event.currentTarget.value)}
          />
        </Field>
        <Field id={to.id} label={m.vacancy_form_hours_to()} error={to.problem()}>
          <Input
            type="time"
            value={to.value}
            onChange={(event) => to.onChange(event.currentTarget.value)}
          />
        </Field>
      </div>
    </>
  );
}

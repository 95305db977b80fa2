import type { ReactNode } from 'react';
import { limits } from '@/api/limits.gen';
import { LanguagesField } from '@/forms/languages-field';
import { LocationField } from '@/forms/location-field';
import { SphereField } from '@/forms/sphere-field';
import type { ControlName } from '@/forms/vacancy/fields';
import { FIELDS } from '@/forms/vacancy/fields';
import type { Abroad } from '@/forms/vacancy/own-kinds';
import { m } from '@/paraglide/messages';
import { Checkbox } from '@/ui/checkbox';
import { Field, FieldSet } from '@/ui/field';
import { Input } from '@/ui/input';
import { LinkInput } from '@/ui/link-input';
import { PhoneInput } from '@/ui/phone-input';
import { fieldId, useAnswer, useEditorContent } from '../editor-context';
import { PayField } from './pay-field';
import { QuestionsField } from './questions-field';
import { TitleField } from './title-field';

/** The controls that fields of the list name. */
export const CONTROLS: Record<ControlName, () => ReactNode> = {
  title: TitleField,
  sphere: SpheresField,
  location: PlaceField,
  salary: PayField,
  languages: SpokenLanguagesField,
  questions: QuestionsField,
  contacts: ContactFields,
  abroad: AbroadField,
};

function SpheresField() {
  const { dictionaries } = useEditorContent();
  const sphere = useAnswer('sphere');
  const max = limits.VacancyForm_sphere.maxItems;
  return (
    <SphereField
      id={sphere.id}
      label={FIELDS.sphere.label()}
      hint={m.vacancy_form_sphere_hint({ max })}
      error={sphere.anyProblem}
      spheres={dictionaries.spheres}
      value={sphere.value}
      onChange={sphere.onChange}
      max={max}
    />
  );
}

function PlaceField() {
  const { dictionaries } = useEditorContent();
  const location = useAnswer('location');
  return (
    <LocationField
      id={location.id}
      label={FIELDS.location.label()}
      hint={FIELDS.location.hint?.()}
      places={dictionaries.places}
      value={location.value}
      onChange={location.onChange}
      onBlur={() => undefined}
      error={location.problem()}
    />
  );
}

function SpokenLanguagesField() {
  const { dictionaries } = useEditorContent();
  const languages = useAnswer('languages');
  return (
    <div id={languages.id} tabIndex={-1}>
      <LanguagesField
        languages={dictionaries.languages}
        value={languages.value}
        onChange={languages.onChange}
        error={languages.anyProblem}
        texts={{
          label: FIELDS.languages.label(),
          hint: m.vacancy_form_languages_hint(),
          language: m.vacancy_form_language(),
          level: (language) => m.vacancy_form_language_level({ language }),
          anyLevel: m.vacancy_form_language_any(),
          add: m.vacancy_form_language_add(),
        }}
      />
    </div>
  );
}

/** Hidden from guests; a signed-in candidate opens them with a button (decisions A18). */
function ContactFields() {
  const link = useAnswer('for_communication_link');
  const phone = useAnswer('for_communication_phone');
  return (
    <FieldSet label={m.vacancy_form_contacts()} hint={m.vacancy_form_contacts_hint()}>
      <div className="form-pair">
        <Field id={phone.id} label={FIELDS.for_communication_phone.label()} error={phone.problem()}>
          <PhoneInput autoComplete="off" value={phone.value} onChange={phone.onChange} />
        </Field>
        <Field id={link.id} label={FIELDS.for_communication_link.label()} error={link.problem()}>
          <LinkInput value={link.value} onChange={link.onChange} />
        </Field>
      </div>
    </FieldSet>
  );
}

/** Work abroad needs a licence, and its number is checked. */
function AbroadField() {
  const abroad = useAnswer('abroad');
  const { isAbroad, country, licence } = abroad.value;
  const change = (patch: Partial<Abroad>) => abroad.onChange({ ...abroad.value, ...patch });
  return (
    <div className="form-block">
      <Checkbox
        id={abroad.id}
        label={FIELDS.abroad.label()}
        note={m.vacancy_form_abroad_note()}
        checked={isAbroad}
        onChange={(event) => change({ isAbroad: event.currentTarget.checked })}
      />
      {isAbroad && (
        <div className="form-pair">
          <Field
            id={fieldId('abroad.country')}
            label={m.vacancy_form_country()}
            error={abroad.problem('country')}
            required
          >
            <Input
              value={country}
              onChange={(event) => change({ country: event.currentTarget.value })}
            />
          </Field>
          <Field
            id={fieldId('abroad.licence')}
            label={m.vacancy_form_licence()}
            hint={m.vacancy_form_licence_hint()}
            error={abroad.problem('licence') ?? abroad.problem()}
            required
          >
            <Input
              value={licence}
              onChange={(event) => change({ licence: event.currentTarget.value })}
            />
          </Field>
        </div>
      )}
    </div>
  );
}

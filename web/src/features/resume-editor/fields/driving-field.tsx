import { limits } from '@/api/limits.gen';
import { ChipsField } from '@/forms/editor/chips-field';
import type { Licence } from '@/forms/resume/contract';
import { FIELDS } from '@/forms/resume/fields';
import { m } from '@/paraglide/messages';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { fieldId, useAnswer, useEditorContent } from '../editor-context';

const YEARS_DIGITS = 2;

/** Licence categories and years of driving. */
export function DrivingField() {
  const { dictionaries } = useEditorContent();
  const { id, value, onChange, problem } = useAnswer('driving');
  // The dictionary has its codes in lower case.
  const nameOf = (code: Licence) =>
    dictionaries.licences.find((licence) => licence.code.toUpperCase() === code)?.name;
  const names = value.categories.flatMap((code) => {
    const name = nameOf(code);
    return name ? [`${code}: ${name}`] : [];
  });
  return (
    <>
      <ChipsField
        id={id}
        label={FIELDS.driving.label()}
        hint={names.length > 0 ? names.join(' · ') : m.resume_form_driving_hint()}
        error={problem('categories')}
        options={limits.DrivingLicence.enum.map((code) => ({ value: code, label: code }))}
        value={value.categories}
        onChange={(categories) => onChange({ ...value, categories })}
      />
      {value.categories.length > 0 && (
        <Field
          id={fieldId('driving.years')}
          label={m.resume_form_driving_years()}
          error={problem('years')}
        >
          <Input
            inputMode="numeric"
            className="resume-years"
            value={value.years}
            onChange={(event) => {
              const years = event.currentTarget.value.replace(/\D/g, '').slice(0, YEARS_DIGITS);
              onChange({ ...value, years });
            }}
          />
        </Field>
      )}
    </>
  );
}

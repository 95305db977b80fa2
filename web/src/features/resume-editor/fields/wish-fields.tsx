import { useState } from 'react';
import { limits } from '@/api/limits.gen';
import { AmountField } from '@/forms/editor/amount-field';
import { counterOf } from '@/forms/editor/plain-field';
import { LocationField } from '@/forms/location-field';
import { SPHERES } from '@/forms/resume/contract';
import { FIELDS } from '@/forms/resume/fields';
import type { Pay } from '@/forms/resume/own-kinds';
import { SphereField } from '@/forms/sphere-field';
import { CURRENCIES } from '@/i18n/labels';
import { comboboxTexts } from '@/i18n/ui-texts';
import { m } from '@/paraglide/messages';
import { Checkbox } from '@/ui/checkbox';
import { Combobox } from '@/ui/combobox';
import { Field } from '@/ui/field';
import { Select } from '@/ui/select';
import { fieldId, useAnswer, useEditorContent } from '../editor-context';

/** The wanted job in the person's words; choosing a profession from the list also sets its sphere. */
export function PositionField() {
  const { dictionaries } = useEditorContent();
  const { id, value, onChange, problem } = useAnswer('position');
  const sphere = useAnswer('sphere');
  const label = FIELDS.position.label();
  const addSphereOf = (code: string) => {
    const found = dictionaries.spheres.find(({ professions }) =>
      professions.some((profession) => profession.code === code),
    );
    if (!found || sphere.value.includes(found.slug)) return;
    if (sphere.value.length < SPHERES.maxItems) {
      sphere.onChange([...sphere.value, found.slug]);
    }
  };
  return (
    <Field
      id={id}
      label={label}
      hint={FIELDS.position.hint?.()}
      error={problem()}
      counter={counterOf(value, limits.Position.maxLength)}
      required
    >
      <Combobox
        label={label}
        freeText
        minChars={2}
        value={value === '' ? null : { value: null, label: value }}
        onChange={(choice) => {
          onChange(choice?.label ?? '');
          if (choice?.value) addSphereOf(choice.value);
        }}
        loadOptions={dictionaries.suggestPositions}
        texts={comboboxTexts()}
      />
    </Field>
  );
}

export function SpheresField() {
  const { dictionaries } = useEditorContent();
  const { id, value, onChange, anyProblem } = useAnswer('sphere');
  const max = SPHERES.maxItems;
  return (
    <SphereField
      id={id}
      label={FIELDS.sphere.label()}
      hint={m.resume_form_sphere_hint({ max })}
      error={anyProblem}
      spheres={dictionaries.spheres}
      value={value}
      onChange={onChange}
      max={max}
    />
  );
}

export function PlaceField() {
  const { dictionaries } = useEditorContent();
  const { id, value, onChange, problem } = useAnswer('location');
  return (
    <LocationField
      id={id}
      label={FIELDS.location.label()}
      hint={FIELDS.location.hint?.()}
      places={dictionaries.places}
      value={value}
      onChange={onChange}
      onBlur={() => undefined}
      error={problem()}
    />
  );
}

/** The wanted pay; only an amount can be hidden. */
export function PayField() {
  const { value: pay, onChange, problem } = useAnswer('salary');
  const hide = useAnswer('hide_salary');
  const [isCleared, setCleared] = useState(false);
  return (
    <>
      <div className="resume-pay">
        <AmountField
          id={fieldId('salary.amount')}
          label={FIELDS.salary.label()}
          hint={
            isCleared && pay.amount === ''
              ? m.error_currency_changed()
              : m.resume_form_salary_hint()
          }
          error={problem('amount')}
          currency={pay.currency}
          value={pay.amount}
          onChange={(amount, currency = pay.currency) => onChange({ ...pay, amount, currency })}
        />
        <Field label={m.resume_form_currency()}>
          <Select
            options={limits.Currency.enum.map((value) => ({ value, label: CURRENCIES[value]() }))}
            value={pay.currency}
            onChange={(event) => {
              // The same digits would be another pay.
              setCleared(pay.amount !== '');
              onChange({ amount: '', currency: event.currentTarget.value as Pay['currency'] });
            }}
          />
        </Field>
      </div>
      {pay.amount !== '' && (
        <Checkbox
          id={hide.id}
          label={FIELDS.hide_salary.label()}
          note={FIELDS.hide_salary.note?.()}
          checked={hide.value}
          onChange={(event) => hide.onChange(event.currentTarget.checked)}
        />
      )}
    </>
  );
}

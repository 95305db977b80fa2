import { limits } from '@/api/limits.gen';
import { counterOf } from '@/forms/editor/plain-field';
import { FIELDS } from '@/forms/vacancy/fields';
import { comboboxTexts } from '@/i18n/ui-texts';
import { m } from '@/paraglide/messages';
import { RemovableChip } from '@/ui/chip';
import { Combobox } from '@/ui/combobox';
import { Field } from '@/ui/field';
import { type SphereChoice, useAnswer, useEditorContent } from '../editor-context';

/** The job title in the employer's words; choosing a profession from the list also sets its sphere. */
export function TitleField() {
  const { dictionaries } = useEditorContent();
  const title = useAnswer('title');
  const profession = useAnswer('profession');
  const sphere = useAnswer('sphere');
  const chosen = findProfession(dictionaries.spheres, profession.value);
  const label = FIELDS.title.label();

  const choose = (code: string) => {
    profession.onChange(code);
    const found = findProfession(dictionaries.spheres, code);
    const isNew = found && !sphere.value.includes(found.sphere);
    if (isNew && sphere.value.length < limits.VacancyForm_sphere.maxItems) {
      sphere.onChange([...sphere.value, found.sphere]);
    }
  };
  return (
    <div className="field-group">
      <Field
        id={title.id}
        label={label}
        hint={FIELDS.title.hint?.()}
        error={title.problem()}
        counter={counterOf(title.value, limits.VacancyTitle.maxLength)}
        required
      >
        <Combobox
          label={label}
          freeText
          minChars={2}
          value={title.value === '' ? null : { value: null, label: title.value }}
          onChange={(choice) => {
            title.onChange(choice?.label ?? '');
            if (choice?.value) choose(choice.value);
          }}
          loadOptions={dictionaries.suggestPositions}
          texts={comboboxTexts()}
        />
      </Field>
      {chosen && (
        <p className="profession">
          <span className="field-hint">{FIELDS.profession.label()}</span>
          <RemovableChip
            label={chosen.name}
            removeLabel={m.ui_chip_remove({ label: chosen.name })}
            onRemove={() => profession.onChange('')}
          />
        </p>
      )}
    </div>
  );
}

function findProfession(spheres: readonly SphereChoice[], code: string) {
  for (const { slug, professions } of spheres) {
    const found = professions.find((profession) => profession.code === code);
    if (found) return { name: found.name, sphere: slug };
  }
  return undefined;
}

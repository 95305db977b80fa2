import { Controller, useWatch } from 'react-hook-form';
import { limits } from '@/api/limits.gen';
import { AboutField } from '@/forms/about-field';
import { firstMessage } from '@/forms/first-message';
import { FocusGroup } from '@/forms/focus-group';
import { LanguagesField } from '@/forms/languages-field';
import { LocationField } from '@/forms/location-field';
import { formMessage } from '@/forms/server-errors';
import { EDUCATION } from '@/i18n/labels';
import { SEXES } from '@/i18n/labels-on-demand';
import { comboboxTexts, dateTexts } from '@/i18n/ui-texts';
import { birthYears } from '@/lib/age';
import { todayIso } from '@/lib/day';
import { searchNamed } from '@/lib/fold';
import { m } from '@/paraglide/messages';
import { Combobox } from '@/ui/combobox';
import { BirthdayPicker } from '@/ui/date-picker';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { MultiCombobox } from '@/ui/multi-combobox';
import { RadioGroup } from '@/ui/radio-group';
import { Select } from '@/ui/select';
import { type Candidate, updateCandidate } from '../queries';
import { Section } from '../section';
import { useChangeMe } from '../use-me';
import { candidateForm, candidateSchema } from './edit-forms';
import type { Dictionaries } from './edit-page';
import { EditorFrame } from './editor-frame';
import { useProfileForm } from './use-profile-form';

const SPHERES = limits.CandidateIn_spheres;

interface CandidateEditorProps {
  candidate: Candidate;
  dictionaries: Dictionaries;
}

export function CandidateEditor({ candidate, dictionaries }: CandidateEditorProps) {
  const changeMe = useChangeMe();
  const { form, start, submit, busy, isRestored, discard } = useProfileForm({
    kind: `profile-${candidate.id}`,
    schema: candidateSchema,
    stored: candidateForm(candidate),
    save: async (change) => {
      const user = await updateCandidate(change);
      changeMe(user);
      return candidateForm(user.candidate ?? candidate);
    },
  });
  const { register, control } = form;
  const { errors } = form.formState;
  const about = useWatch({ control, name: 'about' });
  const year = Number(todayIso().slice(0, 4));
  const sphereName = (slug: string) =>
    dictionaries.spheres.find((sphere) => sphere.slug === slug)?.name ?? slug;

  return (
    <EditorFrame
      label={m.settings_edit_title()}
      onSubmit={submit}
      busy={busy}
      error={formMessage(form)}
      isRestored={isRestored}
      onDiscard={discard}
    >
      <Section title={m.settings_edit_person()}>
        <div className="settings-form">
          <div className="settings-pair">
            <Field id="name" label={m.settings_name()} error={errors.name?.message} required>
              <Input autoComplete="given-name" {...register('name')} />
            </Field>
            <Field
              id="surname"
              label={m.settings_surname()}
              error={errors.surname?.message}
              required
            >
              <Input autoComplete="family-name" {...register('surname')} />
            </Field>
          </div>
          <Controller
            control={control}
            name="birthday"
            render={({ field, fieldState }) => (
              <FocusGroup id="birthday" handle={field.ref}>
                <BirthdayPicker
                  label={m.settings_birthday()}
                  hint={m.settings_birthday_hint()}
                  error={fieldState.error?.message}
                  required
                  value={field.value || null}
                  onChange={(day) => field.onChange(day ?? '')}
                  {...birthYears(year, candidate.birthday)}
                  texts={dateTexts()}
                />
              </FocusGroup>
            )}
          />
          <Controller
            control={control}
            name="sex"
            render={({ field, fieldState }) => (
              <FocusGroup id="sex" handle={field.ref}>
                <RadioGroup
                  label={m.settings_sex()}
                  look="segments"
                  required
                  error={fieldState.error?.message}
                  options={limits.Sex.enum.map((value) => ({ value, label: SEXES[value]() }))}
                  value={field.value}
                  onChange={field.onChange}
                />
              </FocusGroup>
            )}
          />
          <Controller
            control={control}
            name="location"
            render={({ field, fieldState }) => (
              <LocationField
                {...field}
                id="location"
                label={m.settings_location()}
                hint={m.settings_location_hint()}
                places={dictionaries.places}
                error={fieldState.error?.message}
              />
            )}
          />
        </div>
      </Section>
      <Section title={m.settings_edit_work()}>
        <div className="settings-form">
          <Controller
            control={control}
            name="spheres"
            render={({ field, fieldState }) => (
              <Field
                id="spheres"
                label={m.settings_spheres()}
                hint={m.settings_spheres_hint({ min: SPHERES.minItems, max: SPHERES.maxItems })}
                error={firstMessage(fieldState.error)}
                required
              >
                <MultiCombobox
                  ref={field.ref}
                  label={m.settings_spheres()}
                  values={field.value.map((slug) => ({
                    value: slug,
                    label: sphereName(slug),
                  }))}
                  onChange={(chosen) => field.onChange(chosen.flatMap(({ value }) => value ?? []))}
                  onBlur={field.onBlur}
                  max={SPHERES.maxItems}
                  loadOptions={(query) =>
                    searchNamed(dictionaries.spheres, query).map(({ slug, name }) => ({
                      value: slug,
                      label: name,
                    }))
                  }
                  texts={comboboxTexts()}
                />
              </Field>
            )}
          />
          <Field
            id="education_level"
            label={m.settings_education_level()}
            error={errors.education_level?.message}
            required
          >
            <Select
              options={limits.EducationLevel.enum.map((value) => ({
                value,
                label: EDUCATION[value](),
              }))}
              // The attribute is needed too: otherwise the form library may take the first option for the user's
              // choice.
              defaultValue={start.education_level}
              {...register('education_level')}
            />
          </Field>
          <Controller
            control={control}
            name="specialization"
            render={({ field, fieldState }) => (
              <Field
                id="specialization"
                label={m.settings_specialization()}
                hint={m.settings_specialization_hint()}
                error={fieldState.error?.message}
              >
                <Combobox
                  ref={field.ref}
                  label={m.settings_specialization()}
                  freeText
                  minChars={2}
                  value={field.value === '' ? null : { value: null, label: field.value }}
                  onChange={(choice) => field.onChange(choice?.label ?? '')}
                  onBlur={field.onBlur}
                  loadOptions={dictionaries.suggestPositions}
                  texts={comboboxTexts()}
                />
              </Field>
            )}
          />
          <Controller
            control={control}
            name="languages"
            render={({ field, fieldState }) => (
              <FocusGroup id="languages" handle={field.ref}>
                <LanguagesField
                  languages={dictionaries.languages}
                  value={field.value}
                  onChange={field.onChange}
                  error={firstMessage(fieldState.error)}
                  texts={{
                    label: m.settings_languages(),
                    language: m.settings_language(),
                    level: (language) => m.settings_language_level({ language }),
                    anyLevel: m.settings_language_level_none(),
                    add: m.settings_language_add(),
                  }}
                />
              </FocusGroup>
            )}
          />
          <AboutField
            id="about"
            label={m.settings_about()}
            hint={m.settings_about_hint()}
            value={about}
            registration={register('about')}
            error={errors.about?.message}
          />
        </div>
      </Section>
    </EditorFrame>
  );
}

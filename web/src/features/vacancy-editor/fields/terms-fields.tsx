import { limits } from '@/api/limits.gen';
import { LanguagesField } from '@/forms/languages-field';
import { m } from '@/paraglide/messages';
import { Checkbox } from '@/ui/checkbox';
import { Field, FieldSet } from '@/ui/field';
import { Input } from '@/ui/input';
import { PhoneInput } from '@/ui/phone-input';
import { Select } from '@/ui/select';
import { fieldId, useAnswer, useEditorContent } from '../editor-context';
import type { Abroad } from '../model';
import { EDUCATION, EXPERIENCE } from '../words';
import { QuestionsField } from './questions-field';

/** Who is wanted, the requirements, and the contacts. */
export function TermsFields() {
  const { dictionaries } = useEditorContent();
  const experience = useAnswer('experience');
  const education = useAnswer('education_level');
  const languages = useAnswer('languages');
  const resume = useAnswer('resume_required');
  return (
    <>
      <div className="form-pair">
        <Field
          id={experience.id}
          label={m.vacancy_form_experience()}
          error={experience.problem()}
          required
        >
          <Select
            placeholder={m.vacancy_form_choose()}
            options={limits.Experience.enum.map((value) => ({ value, label: EXPERIENCE[value]() }))}
            value={experience.value}
            onChange={(event) => experience.onChange(event.currentTarget.value)}
          />
        </Field>
        <Field id={education.id} label={m.vacancy_form_education()} error={education.problem()}>
          <Select
            placeholder={m.vacancy_form_education_any()}
            options={limits.EducationLevel.enum.map((value) => ({
              value,
              label: EDUCATION[value](),
            }))}
            value={education.value}
            onChange={(event) => education.onChange(event.currentTarget.value)}
          />
        </Field>
      </div>
      <div id={languages.id} tabIndex={-1}>
        <LanguagesField
          languages={dictionaries.languages}
          value={languages.value}
          onChange={languages.onChange}
          error={languages.anyProblem}
          texts={{
            label: m.vacancy_form_languages(),
            hint: m.vacancy_form_languages_hint(),
            language: m.vacancy_form_language(),
            level: (language) => m.vacancy_form_language_level({ language }),
            anyLevel: m.vacancy_form_language_any(),
            add: m.vacancy_form_language_add(),
          }}
        />
      </div>
      <Checkbox
        label={m.vacancy_form_resume()}
        note={m.vacancy_form_resume_note()}
        checked={resume.value}
        onChange={(event) => resume.onChange(event.currentTarget.checked)}
      />
      <QuestionsField />
      <ContactFields />
      <AbroadFields />
    </>
  );
}

/** Hidden from guests; a signed-in candidate opens them with a button (decisions A18). */
function ContactFields() {
  const link = useAnswer('for_communication_link');
  const phone = useAnswer('for_communication_phone');
  return (
    <FieldSet label={m.vacancy_form_contacts()} hint={m.vacancy_form_contacts_hint()}>
      <div className="form-pair">
        <Field id={phone.id} label={m.vacancy_form_phone()} error={phone.problem()}>
          <PhoneInput autoComplete="off" value={phone.value} onChange={phone.onChange} />
        </Field>
        <Field id={link.id} label={m.vacancy_form_link()} error={link.problem()}>
          <Input
            type="url"
            inputMode="url"
            autoCapitalize="off"
            spellCheck={false}
            value={link.value}
            onChange={(event) => link.onChange(event.currentTarget.value)}
          />
        </Field>
      </div>
    </FieldSet>
  );
}

/** Work abroad needs a licence, and its number is checked. */
function AbroadFields() {
  const abroad = useAnswer('abroad');
  const { isAbroad, country, licence } = abroad.value;
  const change = (patch: Partial<Abroad>) => abroad.onChange({ ...abroad.value, ...patch });
  return (
    <div className="form-block">
      <Checkbox
        id={abroad.id}
        label={m.vacancy_form_abroad()}
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

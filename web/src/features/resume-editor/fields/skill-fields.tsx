import { limits } from '@/api/limits.gen';
import { LanguagesField } from '@/forms/languages-field';
import { FIELDS } from '@/forms/resume/fields';
import { comboboxTexts } from '@/i18n/ui-texts';
import { searchNamed } from '@/lib/fold';
import { m } from '@/paraglide/messages';
import { Field } from '@/ui/field';
import { MultiCombobox } from '@/ui/multi-combobox';
import type { LoadOptions } from '@/ui/use-suggestions';
import { useAnswer, useEditorContent } from '../editor-context';
import { suggestSkills } from '../suggest';

/** The most options at once; another letter shortens the list. */
const MOST_OPTIONS = 12;

interface WordsFieldProps {
  name: 'skills' | 'computer_skills';
  hint: string;
  max: number;
  placeholder: string;
  minChars: number;
  loadOptions: LoadOptions;
}

/** Words that are added one at a time: from the dictionary or the person's own. */
function WordsField({ name, hint, max, placeholder, minChars, loadOptions }: WordsFieldProps) {
  const { id, value, onChange, anyProblem } = useAnswer(name);
  const label = FIELDS[name].label();
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={anyProblem}
      counter={{
        value: value.length,
        max,
        label: m.resume_form_counter({ value: value.length, max }),
      }}
    >
      <MultiCombobox
        label={label}
        freeText
        minChars={minChars}
        max={max}
        placeholder={placeholder}
        values={value.map((word) => ({ value: null, label: word }))}
        onChange={(chosen) => onChange(chosen.map((one) => one.label))}
        loadOptions={loadOptions}
        texts={comboboxTexts()}
      />
    </Field>
  );
}

export function SkillsField() {
  return (
    <WordsField
      name="skills"
      hint={m.resume_form_skills_hint()}
      max={limits.ResumeForm_skills.maxItems}
      placeholder={m.resume_form_skills_example()}
      minChars={2}
      loadOptions={suggestSkills}
    />
  );
}

export function ComputerSkillsField() {
  const { dictionaries } = useEditorContent();
  return (
    <WordsField
      name="computer_skills"
      hint={m.resume_form_computer_skills_hint()}
      max={limits.ResumeForm_computer_skills.maxItems}
      placeholder={m.resume_form_computer_skills_example()}
      minChars={0}
      loadOptions={(query) =>
        searchNamed(dictionaries.computerSkills, query)
          .slice(0, MOST_OPTIONS)
          .map(({ code, name }) => ({ value: code, label: name }))
      }
    />
  );
}

export function SpokenLanguagesField() {
  const { dictionaries } = useEditorContent();
  const { id, value, onChange, anyProblem } = useAnswer('languages');
  return (
    <div id={id} tabIndex={-1}>
      <LanguagesField
        languages={dictionaries.languages}
        value={value}
        onChange={onChange}
        error={anyProblem}
        texts={{
          label: FIELDS.languages.label(),
          hint: m.resume_form_languages_hint(),
          language: m.resume_form_language(),
          level: (language) => m.resume_form_language_level({ language }),
          anyLevel: m.resume_form_language_any(),
          add: m.resume_form_language_add(),
        }}
      />
    </div>
  );
}

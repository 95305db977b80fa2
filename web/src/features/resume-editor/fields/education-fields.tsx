import { limits } from '@/api/limits.gen';
import { FIELDS } from '@/forms/resume/fields';
import {
  type Course,
  newCourse,
  newStudy,
  type Study,
  tidyCourses,
  tidyStudies,
} from '@/forms/resume/rows';
import { periodText } from '@/i18n/periods';
import { comboboxTexts } from '@/i18n/ui-texts';
import { m } from '@/paraglide/messages';
import { Combobox } from '@/ui/combobox';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { useAnswer, useEditorContent } from '../editor-context';
import { suggestUniversities } from '../suggest';
import { PeriodFields } from './period-fields';
import { RowList } from './row-list';

/** The profession by education. */
export function SpecializationField() {
  const { dictionaries } = useEditorContent();
  const { id, value, onChange, problem } = useAnswer('specialization');
  const label = FIELDS.specialization.label();
  return (
    <Field id={id} label={label} error={problem()}>
      <Combobox
        label={label}
        freeText
        minChars={2}
        value={value === '' ? null : { value: null, label: value }}
        onChange={(choice) => onChange(choice?.label ?? '')}
        loadOptions={dictionaries.suggestPositions}
        texts={comboboxTexts()}
      />
    </Field>
  );
}

const STUDY_PARTS = ['institution', 'speciality', 'start', 'end'] as const;

export function EducationField() {
  const { today } = useEditorContent();
  const { id, value, onChange, problem } = useAnswer('education');
  return (
    <div className="field-group">
      <h2 className="resume-part-title">{FIELDS.education.label()}</h2>
      <RowList<Study>
        id={id}
        label={FIELDS.education.label()}
        texts={{
          title: (number) => m.resume_form_study({ number }),
          add: m.resume_form_study_add(),
          name: ({ institution, speciality }) => institution || speciality,
          removeTitle: m.resume_form_study_remove_title(),
          removeText: m.resume_form_row_remove_text(),
        }}
        rows={value}
        onChange={onChange}
        make={() => newStudy(today)}
        tidy={tidyStudies}
        max={limits.ResumeForm_education.maxItems}
        error={problem()}
        hasProblem={(index) => STUDY_PARTS.some((part) => problem(`${index}.${part}`))}
        renderSummary={(study) => (
          <>
            <p className="resume-row-name">{study.institution || m.form_nothing()}</p>
            {study.speciality && <p className="resume-row-line">{study.speciality}</p>}
            <p className="resume-row-line">{periodText(study)}</p>
          </>
        )}
        renderForm={(study, change, index) => (
          <StudyForm
            study={study}
            onChange={change}
            id={`${id}-${index}`}
            problem={(part) => problem(`${index}.${part}`)}
          />
        )}
      />
    </div>
  );
}

interface StudyFormProps {
  study: Study;
  onChange: (patch: Partial<Study>) => void;
  id: string;
  problem: (part: string) => string | undefined;
}

function StudyForm({ study, onChange, id, problem }: StudyFormProps) {
  const label = m.resume_form_study_institution();
  return (
    <>
      <Field id={`${id}-institution`} label={label} error={problem('institution')} required>
        <Combobox
          label={label}
          freeText
          minChars={2}
          value={study.institution === '' ? null : { value: null, label: study.institution }}
          onChange={(choice) => onChange({ institution: choice?.label ?? '' })}
          loadOptions={suggestUniversities}
          texts={comboboxTexts()}
        />
      </Field>
      <Field
        id={`${id}-speciality`}
        label={m.resume_form_study_speciality()}
        error={problem('speciality')}
        required
      >
        <Input
          value={study.speciality}
          onChange={(event) => onChange({ speciality: event.currentTarget.value })}
        />
      </Field>
      <PeriodFields
        id={id}
        value={study}
        onChange={onChange}
        presentText={m.resume_form_study_present()}
        problem={problem}
      />
    </>
  );
}

const COURSE_PARTS = ['name', 'organisation', 'year'] as const;
const YEAR_DIGITS = 4;

export function CoursesField() {
  const { id, value, onChange, problem } = useAnswer('additional_education');
  return (
    <div className="field-group">
      <h2 className="resume-part-title">{FIELDS.additional_education.label()}</h2>
      <RowList<Course>
        id={id}
        label={FIELDS.additional_education.label()}
        texts={{
          title: (number) => m.resume_form_course({ number }),
          add: m.resume_form_course_add(),
          name: ({ name, organisation }) => name || organisation,
          removeTitle: m.resume_form_course_remove_title(),
          removeText: m.resume_form_row_remove_text(),
        }}
        rows={value}
        onChange={onChange}
        make={newCourse}
        tidy={tidyCourses}
        max={limits.ResumeForm_additional_education.maxItems}
        error={problem()}
        hasProblem={(index) => COURSE_PARTS.some((part) => problem(`${index}.${part}`))}
        renderSummary={(course) => (
          <>
            <p className="resume-row-name">{course.name || m.form_nothing()}</p>
            <p className="resume-row-line">
              {[course.organisation, course.year].filter(Boolean).join(', ')}
            </p>
          </>
        )}
        renderForm={(course, change, index) => (
          <>
            <Field
              id={`${id}-${index}-name`}
              label={m.resume_form_course_name()}
              error={problem(`${index}.name`)}
              required
            >
              <Input
                value={course.name}
                onChange={(event) => change({ name: event.currentTarget.value })}
              />
            </Field>
            <div className="form-pair">
              <Field
                id={`${id}-${index}-organisation`}
                label={m.resume_form_course_organisation()}
                error={problem(`${index}.organisation`)}
              >
                <Input
                  value={course.organisation}
                  onChange={(event) => change({ organisation: event.currentTarget.value })}
                />
              </Field>
              <Field
                id={`${id}-${index}-year`}
                label={m.resume_form_course_year()}
                error={problem(`${index}.year`)}
              >
                <Input
                  inputMode="numeric"
                  value={course.year}
                  onChange={(event) => change({ year: digits(event.currentTarget.value) })}
                />
              </Field>
            </div>
          </>
        )}
      />
    </div>
  );
}

const digits = (typed: string) => typed.replace(/\D/g, '').slice(0, YEAR_DIGITS);

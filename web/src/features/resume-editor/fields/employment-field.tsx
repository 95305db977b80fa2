import { Plus } from 'lucide-react';
import { limits } from '@/api/limits.gen';
import { counterOf } from '@/forms/editor/plain-field';
import { FIELDS } from '@/forms/resume/fields';
import { type Job, newJob, tidyJobs } from '@/forms/resume/rows';
import { startersOf } from '@/forms/resume/starters';
import { periodText, tenureText } from '@/i18n/periods';
import { comboboxTexts } from '@/i18n/ui-texts';
import { unionMonths } from '@/lib/period';
import { m } from '@/paraglide/messages';
import { Checkbox } from '@/ui/checkbox';
import { Combobox } from '@/ui/combobox';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { Textarea } from '@/ui/textarea';
import { useAnswer, useEditorContent } from '../editor-context';
import { PeriodFields } from './period-fields';
import { RowList } from './row-list';

/** "I have not worked yet": in place of jobs, so it is gone once there is one. */
export function NoExperienceField() {
  const { id, value, onChange } = useAnswer('no_experience');
  const employment = useAnswer('employment');
  if (!value && tidyJobs(employment.value).length > 0) return null;
  return (
    <Checkbox
      id={id}
      label={FIELDS.no_experience.label()}
      note={FIELDS.no_experience.note?.()}
      checked={value}
      onChange={(event) => {
        onChange(event.currentTarget.checked);
        // Publishing needs one of the two answers, and this one is given.
        if (employment.problem()) employment.onChange(employment.value);
      }}
    />
  );
}

export function EmploymentField() {
  const { today } = useEditorContent();
  const { id, value, onChange, problem } = useAnswer('employment');
  const none = useAnswer('no_experience');
  if (none.value) return null;
  const isEmpty = value.length === 0;
  const months = unionMonths(tidyJobs(value), today);
  return (
    <RowList<Job>
      id={id}
      label={FIELDS.employment.label()}
      texts={{
        title: (number) => m.resume_form_job({ number }),
        add: m.resume_form_job_add(),
        name: ({ position, company }) => position || company,
        removeTitle: m.resume_form_job_remove_title(),
        removeText: m.resume_form_row_remove_text(),
      }}
      rows={value}
      onChange={onChange}
      make={() => newJob(today)}
      tidy={tidyJobs}
      max={limits.ResumeForm_employment.maxItems}
      startsOpen
      error={isEmpty ? undefined : problem()}
      hasProblem={(index) => PARTS.some((part) => problem(`${index}.${part}`))}
      renderSummary={(job) => (
        <>
          <p className="resume-row-name">{job.position || m.form_nothing()}</p>
          {job.company && <p className="resume-row-line">{job.company}</p>}
          <p className="resume-row-line">
            {[periodText(job), tenureText(unionMonths([job], today))].filter(Boolean).join(' · ')}
          </p>
        </>
      )}
      renderForm={(job, change, index) => (
        <JobForm
          job={job}
          onChange={change}
          id={`${id}-${index}`}
          // Without any job the first answer of the open form is what is missing.
          problem={(part) =>
            isEmpty && part === 'position' ? problem() : problem(`${index}.${part}`)
          }
        />
      )}
      note={
        months > 0 && (
          <p className="resume-total">
            {m.resume_form_total()} <strong>{tenureText(months)}</strong>
          </p>
        )
      }
    />
  );
}

const PARTS = ['position', 'company', 'start', 'end', 'description'] as const;

interface JobFormProps {
  job: Job;
  onChange: (patch: Partial<Job>) => void;
  id: string;
  problem: (part: string) => string | undefined;
}

function JobForm({ job, onChange, id, problem }: JobFormProps) {
  const { dictionaries } = useEditorContent();
  const label = m.resume_form_job_position();
  return (
    <>
      <Field id={`${id}-position`} label={label} error={problem('position')} required>
        <Combobox
          label={label}
          freeText
          minChars={2}
          value={job.position === '' ? null : { value: null, label: job.position }}
          onChange={(choice) => onChange({ position: choice?.label ?? '' })}
          loadOptions={dictionaries.suggestPositions}
          texts={comboboxTexts()}
        />
      </Field>
      <Field
        id={`${id}-company`}
        label={m.resume_form_job_company()}
        error={problem('company')}
        required
      >
        <Input
          autoComplete="organization"
          value={job.company}
          onChange={(event) => onChange({ company: event.currentTarget.value })}
        />
      </Field>
      <PeriodFields
        id={id}
        value={job}
        onChange={onChange}
        presentText={m.resume_form_job_present()}
        problem={problem}
      />
      <Field
        id={`${id}-description`}
        label={m.resume_form_job_description()}
        hint={m.resume_form_job_description_hint()}
        error={problem('description')}
        counter={counterOf(job.description, limits.JobDescription.maxLength)}
      >
        <Textarea
          rows={5}
          value={job.description}
          onChange={(event) => onChange({ description: event.currentTarget.value })}
        />
      </Field>
      <Starters
        position={job.position}
        onPick={(words) => {
          const text = job.description.trimEnd();
          onChange({ description: text === '' ? words : `${text}\n${words}` });
          document.getElementById(`${id}-description`)?.focus();
        }}
      />
    </>
  );
}

interface StartersProps {
  position: string;
  onPick: (words: string) => void;
}

function Starters({ position, onPick }: StartersProps) {
  const { editor, dictionaries } = useEditorContent();
  const { isOwn, words } = startersOf(position, editor.values.sphere, dictionaries.spheres);
  return (
    <div className="resume-starters">
      <p className="field-hint">{isOwn ? m.resume_starters_own() : m.resume_form_starters()}</p>
      <div className="chips">
        {words.map((word) => (
          <button
            key={word}
            type="button"
            className="chip resume-starter"
            onClick={() => onPick(`${word}: `)}
          >
            <Plus size={16} strokeWidth={1.9} aria-hidden="true" />
            {word}
          </button>
        ))}
      </div>
    </div>
  );
}

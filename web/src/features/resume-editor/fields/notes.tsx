import { limits } from '@/api/limits.gen';
import { counterOf } from '@/forms/editor/plain-field';
import { FIELDS } from '@/forms/resume/fields';
import { m } from '@/paraglide/messages';
import { Field } from '@/ui/field';
import { Textarea } from '@/ui/textarea';
import { useAnswer } from '../editor-context';

type NoteName = 'employment_title' | 'education_title' | 'optional_education';

export function WorkNote() {
  return <Notes names={['employment_title']} />;
}

export function StudyNotes() {
  return <Notes names={['education_title', 'optional_education']} />;
}

/** Notes of the author, which nobody else sees (decisions B37). */
function Notes({ names }: { names: readonly NoteName[] }) {
  return (
    <details className="resume-notes">
      <summary>{m.resume_form_notes()}</summary>
      {names.map((name) => (
        <NoteField key={name} name={name} />
      ))}
    </details>
  );
}

function NoteField({ name }: { name: NoteName }) {
  const { id, value, onChange, problem } = useAnswer(name);
  return (
    <Field
      id={id}
      label={FIELDS[name].label()}
      hint={m.resume_form_note_hint()}
      error={problem()}
      counter={counterOf(value, limits.WorkingText.maxLength)}
    >
      <Textarea rows={2} value={value} onChange={(event) => onChange(event.currentTarget.value)} />
    </Field>
  );
}

import { type FieldName, fieldOf } from '@/forms/vacancy/form';
import { m } from '@/paraglide/messages';
import type { Published, Reason } from './contract';
import { EditForm, type Revision } from './edit-form';
import type { Dictionaries } from './editor-context';
import { QuestionsField } from './fields/questions-field';
import { StepFields } from './fields/step-fields';
import { saveQuestions, updateVacancy } from './queries';
import { STEPS, topOf } from './steps';

interface EditPageProps {
  slug: string;
  /** The owner of the copy on this device. */
  owner: string;
  title: string;
  revision: Revision;
  /** Why the newest text was refused, if it was. */
  reasons: readonly Reason[];
  /** It was public until a moderator took it down. */
  isDown: boolean;
  /** An approved text stays public while the new one waits for moderation. */
  isPublic: boolean;
  dictionaries: Dictionaries;
  reload: () => Promise<Revision>;
  onSaved: (answer: Published) => void;
}

/** The same fields as in the five steps, on one page. */
export function EditPage({
  slug,
  owner,
  title,
  isPublic,
  reasons,
  isDown,
  ...rest
}: EditPageProps) {
  return (
    <>
      <header className="edit-head">
        <h1 className="edit-title display">{m.vacancy_form_edit_title()}</h1>
        <p className="edit-lead">{title}</p>
        <p className="edit-lead">
          {isPublic ? m.vacancy_form_edit_lead_public() : m.vacancy_form_edit_lead()}
        </p>
      </header>
      <EditForm
        {...rest}
        owner={`${owner}:${slug}`}
        label={m.vacancy_form_edit_title()}
        refusal={{ reasons, isDown }}
        sections={STEPS.filter(({ fields }) => fields.length > 0).map(({ id, label, fields }) => ({
          id,
          title: label(),
          fields,
          content: <StepFields step={id} />,
        }))}
        note={(changed) => changeNote(changed, isPublic)}
        send={(body, revision) => updateVacancy(slug, { ...body, revision })}
      />
    </>
  );
}

/** Only the questions for candidates. */
export function QuestionsPage({
  slug,
  owner,
  title,
  isPublic,
  reasons,
  isDown,
  ...rest
}: EditPageProps) {
  return (
    <>
      <header className="edit-head">
        <h1 className="edit-title display">{m.vacancy_form_questions_title()}</h1>
        <p className="edit-lead">{title}</p>
        <p className="edit-lead">{m.vacancy_form_questions_lead()}</p>
      </header>
      <EditForm
        {...rest}
        owner={`${owner}:${slug}:questions`}
        label={m.vacancy_form_questions_title()}
        sections={[
          {
            id: 'questions',
            title: m.vacancy_form_questions(),
            fields: ['questions'],
            content: <QuestionsField />,
          },
        ]}
        refusal={{
          reasons: reasons.filter(({ field }) => field && topOf(field) === 'questions'),
          isDown,
        }}
        note={(changed) => changeNote(changed, isPublic)}
        send={(body, revision) => saveQuestions(slug, body, revision)}
      />
    </>
  );
}

function changeNote(changed: readonly FieldName[], isPublic: boolean): string {
  if (changed.length === 0) return m.vacancy_form_unchanged();
  if (changed.every((field) => fieldOf(field).atOnce)) return m.vacancy_form_at_once();
  if (!isPublic) return m.vacancy_form_waits();
  return changed.some((field) => fieldOf(field).atOnce)
    ? m.vacancy_form_partly_public()
    : m.vacancy_form_waits_public();
}

/** What is said after saving. */
export const SAVED: Record<Published['applied'], () => string> = {
  now: m.vacancy_form_saved_now,
  waiting: m.vacancy_form_saved_waits,
  partly: m.vacancy_form_saved_partly,
};

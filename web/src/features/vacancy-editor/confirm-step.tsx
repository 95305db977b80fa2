import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { tidy, type VacancyForm } from '@/forms/vacancy/form';
import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';
import type { Vacancy } from './contract';
import { digestOf } from './digest';
import { useEditorContent } from './editor-context';
import { type PreviewCompany, previewOf } from './preview';
import { type EditorStep, STEPS } from './steps';

interface ConfirmStepProps {
  company: PreviewCompany;
  /** Renders the real page of a vacancy. */
  renderPreview: (vacancy: Vacancy) => ReactNode;
}

/**
 * The last step: each section with the way to its step and back, what candidates will not see, and a preview of the page
 * that they will see.
 */
export function ConfirmStep({ company, renderPreview }: ConfirmStepProps) {
  const { editor, dictionaries } = useEditorContent();
  const { values } = editor;
  const count = values.questions.length;
  // After it was sent the form is empty.
  const isFilled = values.experience !== '';
  return (
    <>
      {isFilled && (
        <section className="card confirm-sections" aria-label={m.vacancy_form_answers()}>
          {STEPS.map(
            (step, index) =>
              step.fields.length > 0 && (
                <SectionRow key={step.id} step={step} index={index} values={values} />
              ),
          )}
        </section>
      )}
      <ul className="confirm-notes">
        {values.hide_salary && !values.salary.agreement && <li>{m.vacancy_form_note_hidden()}</li>}
        {count > 0 && <li>{m.vacancy_form_note_questions({ count })}</li>}
        {values.resume_required && <li>{m.vacancy_form_note_resume()}</li>}
        {(values.for_communication_link || values.for_communication_phone) && (
          <li>{m.vacancy_form_note_contacts()}</li>
        )}
        <li>{m.vacancy_form_note_check()}</li>
      </ul>
      <div className="confirm-preview">
        {isFilled && renderPreview(previewOf(tidy(values), company, dictionaries))}
      </div>
    </>
  );
}

interface SectionRowProps {
  step: EditorStep;
  index: number;
  values: VacancyForm;
}

function SectionRow({ step, index, values }: SectionRowProps) {
  const { dictionaries, change } = useEditorContent();
  const label = step.label();
  return (
    <div className="confirm-section">
      <div className="confirm-section-text">
        <h2 className="confirm-section-title">{label}</h2>
        <p>{digestOf(step, values, dictionaries)}</p>
      </div>
      <Button
        size="sm"
        icon={<Pencil size={16} strokeWidth={1.9} aria-hidden="true" />}
        aria-label={m.vacancy_form_change_step({ step: label })}
        onClick={() => change?.(index)}
      >
        {m.vacancy_form_change()}
      </Button>
    </div>
  );
}

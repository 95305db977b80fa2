import type { ReactNode } from 'react';
import { tidy } from '@/forms/vacancy/form';
import { m } from '@/paraglide/messages';
import type { Vacancy } from './contract';
import { useEditorContent } from './editor-context';
import { type PreviewCompany, previewOf } from './preview';

interface ConfirmStepProps {
  company: PreviewCompany;
  /** Renders the real page of a vacancy. */
  renderPreview: (vacancy: Vacancy) => ReactNode;
}

/** The last step: a preview of the page that candidates will see, and what they will not see on it. */
export function ConfirmStep({ company, renderPreview }: ConfirmStepProps) {
  const { editor, dictionaries } = useEditorContent();
  const { values } = editor;
  const count = values.questions.length;
  return (
    <>
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
        {renderPreview(previewOf(tidy(values), company, dictionaries))}
      </div>
    </>
  );
}

import { FileUser, ListChecks, MessageSquare } from 'lucide-react';
import { countChars } from '@/forms/schema';
import { salaryText } from '@/i18n/display';
import { EXPERIENCE, WORK_TYPES } from '@/i18n/labels';
import { m } from '@/paraglide/messages';
import { CompanyTile } from '@/ui/company-tile';
import { VerifiedMark } from '@/ui/verified-mark';
import type { ResponseDraft } from './respond-draft';
import { chosenResume } from './use-respond';
import type { ResponseForm } from './wire';

const ICON = { size: 18, strokeWidth: 1.8, 'aria-hidden': true } as const;

/** The vacancy and what will be sent, beside the form on desktops. */
export function RespondSummary({ form, draft }: { form: ResponseForm; draft: ResponseDraft }) {
  const { vacancy, questions } = form;
  const { customer, salary, work_type, experience } = vacancy;
  const facts = [...work_type.map((code) => WORK_TYPES[code]()), EXPERIENCE[experience]()];
  const pay = salary && salaryText(salary);
  const letter = countChars(draft.letter.trim());
  return (
    <div className="respond-summary">
      <div className="respond-who">
        <CompanyTile company={customer} size={52} className="respond-who-tile" />
        <div className="respond-who-words">
          <p className="respond-company">
            <span>{customer.name}</span>
            {customer.is_verified && <VerifiedMark label={m.vacancy_verified()} />}
          </p>
          <p className="respond-place">{vacancy.location_name}</p>
        </div>
      </div>
      <p className="respond-title">{vacancy.title}</p>
      {pay && <p className="respond-pay">{pay}</p>}
      <p className="respond-place">{facts.join(' · ')}</p>
      <ul className="respond-lines">
        <li>
          <FileUser {...ICON} />
          <span>
            {m.response_summary_resume()}{' '}
            <strong>{chosenResume(form, draft)?.position ?? m.response_summary_no_resume()}</strong>
          </span>
        </li>
        <li>
          <MessageSquare {...ICON} />
          {letter > 0
            ? m.response_summary_letter({ count: letter })
            : m.response_summary_no_letter()}
        </li>
        <li>
          <ListChecks {...ICON} />
          {questions.length > 0
            ? m.response_summary_questions({ count: questions.length })
            : m.response_summary_no_questions()}
        </li>
      </ul>
    </div>
  );
}

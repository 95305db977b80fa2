import { Link } from '@tanstack/react-router';
import { pathTo } from '@/i18n/go';
import { m } from '@/paraglide/messages';
import { Button, buttonClass } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import type { Published } from './contract';
import { useMayGrow } from './places-line';
import type { Outcome } from './use-publish';

interface PublishDialogsProps {
  outcome: Outcome | null;
  busy: boolean;
  /** Retries with the same idempotency key. */
  onResend: () => void;
  onPublishAnyway: () => void;
  /** Back to the last step. */
  onClose: () => void;
  onAnother: () => void;
  /** Leaves the form after publishing. */
  onDone: () => void;
}

/** The result of publishing, and the next actions. */
export function PublishDialogs({
  outcome,
  busy,
  onResend,
  onPublishAnyway,
  onClose,
  onAnother,
  onDone,
}: PublishDialogsProps) {
  switch (outcome?.kind) {
    case 'done':
      return (
        <Dialog
          open
          onClose={onDone}
          title={doneTitle(outcome.answer)}
          closeLabel={m.ui_close()}
          foot={
            <>
              <Button onClick={onAnother}>{m.vacancy_form_another()}</Button>
              <Link to="/profile/my-vacancies" className={buttonClass({ look: 'primary' })}>
                {m.vacancy_form_to_mine()}
              </Link>
            </>
          }
        >
          <p>{doneText(outcome.answer)}</p>
        </Dialog>
      );
    case 'duplicates':
      return (
        <Dialog
          open
          onClose={onClose}
          title={m.vacancy_form_duplicate_title()}
          closeLabel={m.ui_close()}
          foot={
            <>
              <Button onClick={onClose}>{m.vacancy_form_duplicate_back()}</Button>
              <Button look="primary" busy={busy} onClick={onPublishAnyway}>
                {m.vacancy_form_duplicate_anyway()}
              </Button>
            </>
          }
        >
          <p>{m.vacancy_form_duplicate_text()}</p>
          <ul className="duplicates">
            {outcome.duplicates.map(({ slug, title }) => (
              <li key={slug}>
                <Link to="/profile/my-vacancies/$slug" params={{ slug }} className="text-link">
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </Dialog>
      );
    case 'limit':
      return <LimitDialog {...outcome} onClose={onClose} />;
    case 'failed':
      return (
        <Dialog
          open
          onClose={onClose}
          title={m.vacancy_form_failed_title()}
          closeLabel={m.ui_close()}
          foot={
            <>
              <a href={pathTo('/')} className={buttonClass()}>
                {m.vacancy_form_failed_home()}
              </a>
              <Button onClick={onClose}>{m.vacancy_form_failed_back()}</Button>
              <Button look="primary" busy={busy} data-autofocus onClick={onResend}>
                {m.vacancy_form_failed_resend()}
              </Button>
            </>
          }
        >
          <p role="alert">{outcome.text}</p>
          <p>{m.vacancy_form_failed_text()}</p>
        </Dialog>
      );
    default:
      return null;
  }
}

interface LimitDialogProps {
  limit: number;
  onClose: () => void;
}

/** The owner of a company that is not verified yet is told how to get a larger limit. */
function LimitDialog({ limit, onClose }: LimitDialogProps) {
  const mayGrow = useMayGrow();
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.vacancy_form_limit_title()}
      closeLabel={m.ui_close()}
      foot={
        <>
          <Button onClick={onClose}>{m.vacancy_form_limit_back()}</Button>
          <Link
            to="/profile/my-vacancies"
            className={buttonClass({ look: mayGrow ? 'secondary' : 'primary' })}
          >
            {m.vacancy_form_to_mine()}
          </Link>
          {mayGrow && (
            <Link to="/profile/company/verification" className={buttonClass({ look: 'primary' })}>
              {m.verification_go()}
            </Link>
          )}
        </>
      }
    >
      <p>{m.vacancy_form_limit_text({ limit })}</p>
      {mayGrow && <p>{m.verification_more_vacancies()}</p>}
    </Dialog>
  );
}

function doneTitle({ vacancy_status }: Published): string {
  return vacancy_status === 'approved'
    ? m.vacancy_form_done_approved_title()
    : m.vacancy_form_done_title();
}

function doneText({ vacancy_status, usual_hours }: Published): string {
  if (vacancy_status === 'approved') return m.vacancy_form_done_approved_text();
  return usual_hours == null
    ? m.vacancy_form_done_text()
    : m.vacancy_form_done_hours({ count: usual_hours });
}

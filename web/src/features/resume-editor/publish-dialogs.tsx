import { Link } from '@tanstack/react-router';
import type { ResumeForm } from '@/forms/resume/form';
import { pathTo } from '@/i18n/go';
import { fittingJobs } from '@/lib/fitting-jobs';
import { m } from '@/paraglide/messages';
import { Button, buttonClass } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import type { Outcome } from './use-publish';

interface PublishDialogsProps {
  outcome: Outcome | null;
  busy: boolean;
  form: ResumeForm;
  /** The vacancy that waited for this resume. */
  job: string | undefined;
  /** Called with the id of the published resume. */
  onOpenJob: (resume: string) => void;
  onResend: () => void;
  /** Back to the last step. */
  onClose: () => void;
  /** Leaves the form after publishing. */
  onDone: () => void;
}

/** The result of publishing, and the next actions. */
export function PublishDialogs({
  outcome,
  busy,
  form,
  job,
  onOpenJob,
  onResend,
  onClose,
  onDone,
}: PublishDialogsProps) {
  switch (outcome?.kind) {
    case 'done':
      return (
        <Dialog
          open
          onClose={onDone}
          title={m.resume_form_done_title()}
          closeLabel={m.ui_close()}
          foot={
            <>
              <Link to="/profile" className={buttonClass()}>
                {m.resume_form_to_mine()}
              </Link>
              <a
                href={pathTo('/jobs', fittingJobs(form))}
                className={buttonClass({ look: job ? 'secondary' : 'primary' })}
              >
                {m.resume_form_to_jobs()}
              </a>
              {job && (
                <Button look="primary" data-autofocus onClick={() => onOpenJob(outcome.resume.id)}>
                  {m.resume_form_to_job()}
                </Button>
              )}
            </>
          }
        >
          <p>{job ? m.resume_form_done_job() : m.resume_form_done_text()}</p>
        </Dialog>
      );
    case 'limit':
      return (
        <Dialog
          open
          onClose={onClose}
          title={m.resume_form_limit_title()}
          closeLabel={m.ui_close()}
          foot={
            <>
              <Button onClick={onClose}>{m.resume_form_limit_back()}</Button>
              <Link to="/profile" className={buttonClass({ look: 'primary' })}>
                {m.resume_form_to_mine()}
              </Link>
            </>
          }
        >
          <p>{m.resume_form_limit_text({ limit: outcome.limit })}</p>
        </Dialog>
      );
    case 'failed':
      return (
        <Dialog
          open
          onClose={onClose}
          title={m.resume_form_failed_title()}
          closeLabel={m.ui_close()}
          foot={
            <>
              <Button onClick={onClose}>{m.resume_form_limit_back()}</Button>
              <Button look="primary" busy={busy} data-autofocus onClick={onResend}>
                {m.ui_retry()}
              </Button>
            </>
          }
        >
          <p role="alert">{outcome.text}</p>
          <p>{m.resume_form_failed_text()}</p>
        </Dialog>
      );
    default:
      return null;
  }
}

import { Link } from '@tanstack/react-router';
import { whenText } from '@/i18n/display';
import { m } from '@/paraglide/messages';
import { Status } from '@/ui/status';
import { type CandidateApplication, STATUSES } from './application-status';
import './invite.css';

/** What the company and this resume already have with each other, so that nobody is invited twice. */
export function CandidateApplications({
  applications,
}: {
  applications: readonly CandidateApplication[];
}) {
  if (applications.length === 0) return null;
  return (
    <ul className="candidate-applications">
      {applications.map(
        ({ vacancy_slug, vacancy_title, resume_id, source, status, created_at }) => (
          <li key={vacancy_slug} className="candidate-application">
            <p className="candidate-note">
              {source === 'invitation' ? m.candidate_was_invited() : m.candidate_applied()} ·{' '}
              {whenText(created_at)}
            </p>
            <p className="candidate-application-line">
              <Link
                to="/profile/my-vacancies/$slug/applications/$resume"
                params={{ slug: vacancy_slug, resume: resume_id }}
                className="candidate-invite-link"
              >
                {vacancy_title}
              </Link>
              <Status tone={STATUSES[status].tone}>{STATUSES[status].text()}</Status>
            </p>
          </li>
        ),
      )}
    </ul>
  );
}

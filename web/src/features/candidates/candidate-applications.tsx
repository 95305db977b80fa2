import { Link } from '@tanstack/react-router';
import type { CandidateProfile } from '@/forms/profile/wire';
import { whenText } from '@/i18n/display';
import { m } from '@/paraglide/messages';
import { Status, type StatusTone } from '@/ui/status';
import './invite.css';

type Application = CandidateProfile['applications'][number];

const STATUSES: Record<Application['status'], { tone: StatusTone; text: () => string }> = {
  waiting: { tone: 'waiting', text: m.application_status_waiting },
  offer: { tone: 'active', text: m.application_status_offer },
  approve: { tone: 'done', text: m.application_status_approve },
  reject: { tone: 'quiet', text: m.application_status_reject },
};

/** What the company and this resume already have with each other, so that nobody is invited twice. */
export function CandidateApplications({ applications }: { applications: readonly Application[] }) {
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

import { Link } from '@tanstack/react-router';
import { APPLICATION_STATUSES } from '@/i18n/application-labels';
import { momentDay, momentText } from '@/lib/moment';
import { m } from '@/paraglide/messages';
import { Status, type StatusTone } from '@/ui/status';
import { eventText } from './events';
import { Section } from './section';
import type { ApplicantView, ApplicationStatus } from './wire';

export const STATUS_TONES: Readonly<Record<ApplicationStatus, StatusTone>> = {
  waiting: 'waiting',
  offer: 'active',
  approve: 'done',
  reject: 'refused',
};

/** Other applications of this person, and everything that happened to this one. */
export function HistoryPart({ view: { history, events } }: { view: ApplicantView }) {
  const newestFirst = events.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at));
  return (
    <>
      {history.length > 0 && (
        <Section title={m.applicants_earlier()}>
          <ul className="applicant-earlier">
            {history.map(({ id, resume_id, vacancy, status, created_at }) => (
              <li key={id}>
                {/* Not preloaded: opening it marks it as viewed. */}
                <Link
                  to="/profile/my-vacancies/$slug/applications/$resume"
                  params={{ slug: vacancy.slug, resume: resume_id }}
                  preload={false}
                  className="applicant-earlier-link"
                >
                  {vacancy.title}
                </Link>
                <span className="applicant-earlier-when">{momentDay(created_at)}</span>
                <Status tone={STATUS_TONES[status]}>{APPLICATION_STATUSES[status]()}</Status>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section name="history" title={m.applicants_history()}>
        <ol className="applicant-events">
          {[...newestFirst.entries()].map(([place, event]) => (
            <li key={place}>
              <time dateTime={event.at}>{momentText(event.at)}</time>
              <div>
                <p>{eventText(event)}</p>
                {event.text && <blockquote>{event.text}</blockquote>}
              </div>
            </li>
          ))}
        </ol>
      </Section>
    </>
  );
}

import { Link } from '@tanstack/react-router';
import { paginationTexts } from '@/i18n/ui-texts';
import { momentText } from '@/lib/moment';
import { m } from '@/paraglide/messages';
import { EmptyState } from '@/ui/empty-state';
import { Pagination } from '@/ui/pagination';
import './history.css';
import { byDay, type Subject, sentenceOf, subjectOf } from './events';
import type { HistoryPage } from './wire';

/** What members did, day by day. */
export function History({ history, page }: { history: HistoryPage; page: number }) {
  const { data, meta } = history;
  return (
    <div className="history">
      <p className="history-lead">{m.company_history_lead()}</p>
      {data.length === 0 && <EmptyState text={m.company_history_none()} cloth={4} />}
      {byDay(data).map(({ day, title, events }) => (
        <section key={day} className="history-day" aria-labelledby={`day-${day}`}>
          <h2 id={`day-${day}`} className="history-day-title">
            {title}
          </h2>
          <ol className="card history-list">
            {events.map((event) => (
              <li key={`${event.at} ${event.what} ${JSON.stringify(event.detail)}`}>
                <time dateTime={event.at} className="history-time num-t">
                  {momentText(event.at).slice(-5)}
                </time>
                <span className="history-who">{event.who ?? m.company_history_us()}</span>
                <span className="history-what">
                  {sentenceOf(event)}
                  <SubjectText subject={subjectOf(event)} />
                </span>
              </li>
            ))}
          </ol>
        </section>
      ))}
      <Pagination
        page={page}
        pages={meta.pages}
        hrefFor={(target) => `?page=${target}`}
        texts={paginationTexts()}
        renderLink={({ page: target, href: _, ...link }) => (
          <Link
            {...link}
            to="/profile/company/history"
            search={{ page: target === 1 ? undefined : target }}
          />
        )}
      />
    </div>
  );
}

function SubjectText({ subject }: { subject: Subject | undefined }) {
  if (!subject) return null;
  const { text, vacancy, candidate } = subject;
  if (vacancy) {
    return (
      <>
        {': '}
        <Link
          to="/profile/my-vacancies/$slug"
          params={{ slug: vacancy }}
          className="history-link"
          preload={false}
        >
          {text}
        </Link>
      </>
    );
  }
  if (candidate) {
    return (
      <>
        {': '}
        <Link
          to="/candidates/$slug"
          params={{ slug: candidate }}
          className="history-link"
          preload={false}
        >
          {text}
        </Link>
      </>
    );
  }
  return `: ${text}`;
}

import { Link } from '@tanstack/react-router';
import { ChevronLeft, ExternalLink, Inbox, MessageCircleQuestionMark, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { pathTo } from '@/i18n/go';
import { historyText } from '@/i18n/labels-on-demand';
import { momentText } from '@/lib/moment';
import { groupDigits } from '@/lib/money';
import { m } from '@/paraglide/messages';
import { useCan } from '@/session/rights';
import { buttonClass } from '@/ui/button';
import { Card } from '@/ui/card';
import { Status } from '@/ui/status';
import './my-vacancies.css';
import type { OwnVacancyPage, Reason, Vacancy } from './model';
import { NextStep } from './next-step';
import { EditState } from './own-card';
import { ownStatusOf } from './own-status';
import { TakenDownNote } from './taken-down';
import { VacancyMenu } from './vacancy-menu';

const ICON = { size: 18, strokeWidth: 1.9, 'aria-hidden': true } as const;

interface OwnPageProps {
  vacancy: OwnVacancyPage;
  /** Statistics by day; they may load later than the rest. */
  chart: ReactNode;
  /** The share button of the public page. */
  share: ReactNode;
  /** Takes the request to delete the account back. */
  undo: ReactNode;
  renderPreview: (preview: Vacancy) => ReactNode;
}

/** The owner's page of a vacancy: its state and what to do next, then its statistics, text and history. */
export function OwnPage({ vacancy, chart, share, undo, renderPreview }: OwnPageProps) {
  const { slug, title, actions, history } = vacancy;
  const canRun = useCan('run_vacancies');
  const hasNumbers = vacancy.views + vacancy.responses + vacancy.favourites > 0;
  return (
    <div className="wrap own">
      <Link to="/profile/my-vacancies" className="own-back">
        <ChevronLeft size={20} strokeWidth={1.9} aria-hidden="true" />
        {m.my_vacancies_title()}
      </Link>
      <header className="own-head">
        <h1 className="own-title display">{title}</h1>
        <VacancyMenu vacancy={vacancy} />
      </header>
      <StatusBlock vacancy={vacancy} share={share} />
      {vacancy.company_out === 'leaving' && undo}
      <div className="own-tools">
        <Link
          to="/profile/my-vacancies/$slug/applications"
          params={{ slug }}
          className={buttonClass()}
        >
          <Inbox {...ICON} />
          {m.my_vacancies_responses()}
          <span className="num">{groupDigits(vacancy.responses)}</span>
        </Link>
        {canRun && actions.includes('edit') && (
          <>
            <Link to="/profile/my-vacancies/$slug/edit" params={{ slug }} className={buttonClass()}>
              <Pencil {...ICON} />
              {m.my_vacancies_edit()}
            </Link>
            <Link
              to="/profile/my-vacancies/$slug/questions"
              params={{ slug }}
              className={buttonClass()}
            >
              <MessageCircleQuestionMark {...ICON} />
              {m.my_vacancies_questions()}
            </Link>
          </>
        )}
        {vacancy.is_public && (
          <>
            <a href={pathTo(`/jobs/${slug}`)} className={buttonClass()}>
              <ExternalLink {...ICON} />
              {m.my_vacancies_public()}
            </a>
            {vacancy.next_action !== 'share' && share}
          </>
        )}
      </div>
      {(hasNumbers || vacancy.standing === 'active') && (
        <Part title={m.my_vacancies_stats()}>
          <dl className="own-numbers">
            <Figure label={m.my_vacancies_views()} value={vacancy.views} />
            <Figure label={m.my_vacancies_responses()} value={vacancy.responses} />
            <Figure label={m.my_vacancies_favourites()} value={vacancy.favourites} />
          </dl>
          {hasNumbers ? chart : <p className="own-line">{m.my_vacancies_no_numbers()}</p>}
        </Part>
      )}
      <details className="own-preview">
        <summary>{m.my_vacancies_preview()}</summary>
        {renderPreview(vacancy.preview)}
      </details>
      {history.length > 0 && (
        <Part title={m.my_vacancies_history()}>
          <ol className="own-history">
            {history.map(({ at, what }) => (
              <li key={`${at}-${what}`}>
                <time dateTime={at}>{momentText(at)}</time>
                <span>{historyText(what)}</span>
              </li>
            ))}
          </ol>
        </Part>
      )}
    </div>
  );
}

function StatusBlock({ vacancy, share }: { vacancy: OwnVacancyPage; share: ReactNode }) {
  const { tone, label, text } = ownStatusOf(vacancy, vacancy.usual_hours);
  const { reasons, resubmissions_left: left, slug } = vacancy;
  const canFix = useCan('run_vacancies');
  return (
    <section className="own-status" data-tone={tone} aria-label={m.my_vacancies_status()}>
      <p className="own-states">
        <Status tone={tone}>{label}</Status>
        <EditState edit={vacancy.edit} />
      </p>
      <p>{text}</p>
      {vacancy.taken_down && <TakenDownNote slug={slug} down={vacancy.taken_down} />}
      {reasons.length > 0 && (
        <>
          <ul className="own-reasons">
            {reasons.map((reason) => (
              <ReasonLine
                key={`${reason.code}-${reason.field}`}
                reason={reason}
                slug={slug}
                // The only one has the button below.
                canFix={canFix && reasons.length > 1 && reason.field != null}
              />
            ))}
          </ul>
          <p className="own-line">{m.my_vacancies_resubmissions({ count: left })}</p>
        </>
      )}
      <NextStep vacancy={vacancy} share={share} field={reasons.find(({ field }) => field)?.field} />
    </section>
  );
}

interface ReasonLineProps {
  reason: Reason;
  slug: string;
  canFix: boolean;
}

function ReasonLine({ reason, slug, canFix }: ReasonLineProps) {
  return (
    <li>
      <strong>{reason.title}</strong>
      {reason.text && <q className="own-reason-text">{reason.text}</q>}
      <p>{reason.fix}</p>
      {canFix && (
        <Link
          to="/profile/my-vacancies/$slug/edit"
          params={{ slug }}
          hash={reason.field ?? ''}
          className="own-link"
        >
          {m.my_vacancies_fix()}
        </Link>
      )}
    </li>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card as="section" className="own-part" aria-labelledby={id}>
      <h2 id={id} className="own-part-title">
        {title}
      </h2>
      {children}
    </Card>
  );
}

function Figure({ label, value }: { label: string; value: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="num">{groupDigits(value)}</dd>
    </div>
  );
}

import { ExternalLink, Settings, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { whenText } from '@/forms/interview/words';
import { pathTo } from '@/i18n/go';
import { MEMBER_ROLES } from '@/i18n/labels-on-demand';
import { m } from '@/paraglide/messages';
import type { User } from '@/session/me';
import { buttonClass } from '@/ui/button';
import { Card } from '@/ui/card';
import { CompanyTile } from '@/ui/company-tile';
import { VerifiedMark } from '@/ui/verified-mark';
import './cabinet.css';
import { PlanCard, WeekCard } from './side';
import { TodoList } from './todo-list';
import { CabinetVacancies } from './vacancies';
import type { CabinetVacancy, Cabinet as Data } from './wire';

interface CabinetProps {
  user: User;
  /** Undefined until it has come. */
  cabinet: Data | undefined;
  now: number;
  /** Notices that need a decision: the account is scheduled for deletion, an invitation to a team. */
  notices?: ReactNode;
  /** Instead of the cabinet, if it did not come. */
  failure?: ReactNode;
  /** The companies of an employer who has several. */
  companies?: ReactNode;
  renderShare: (vacancy: CabinetVacancy) => ReactNode;
}

/** An employer's first page: what waits today, his vacancies, his week and his plan. */
export function Cabinet(props: CabinetProps) {
  const { user, cabinet, now, notices, failure, companies, renderShare } = props;
  return (
    <div className="wrap cabinet">
      {notices}
      <CompanyLine user={user} />
      {user.customer && !user.customer.active && (
        <p className="cabinet-blocked">{m.profile_company_blocked()}</p>
      )}
      {failure ?? (
        <>
          <h1 className="cabinet-heading display" aria-busy={!cabinet || undefined}>
            {cabinet ? headingOf(cabinet) : ' '}
          </h1>
          {cabinet ? (
            <div className="cabinet-columns">
              <div className="cabinet-main">
                {!cabinet.may_act && <p className="cabinet-viewer">{m.cabinet_viewer()}</p>}
                <Today cabinet={cabinet} now={now} />
                <CabinetVacancies cabinet={cabinet} now={now} renderShare={renderShare} />
              </div>
              <div className="cabinet-side">
                <WeekCard cabinet={cabinet} />
                <PlanCard plan={cabinet.plan} />
                {companies}
              </div>
            </div>
          ) : (
            <CabinetSkeleton />
          )}
        </>
      )}
    </div>
  );
}

/** Nothing was ever posted, and nothing waits. */
function isNew({ todos, vacancies, may_act }: Data): boolean {
  return may_act && vacancies.length === 0 && todos.length === 0;
}

function headingOf(cabinet: Data): string {
  if (isNew(cabinet)) return m.cabinet_first_title();
  const count = cabinet.todos.length;
  return count > 0 ? m.cabinet_todo_title({ count }) : m.cabinet_done_title();
}

function Today({ cabinet, now }: { cabinet: Data; now: number }) {
  if (isNew(cabinet)) return <FirstSteps />;
  if (cabinet.todos.length > 0) return <TodoList cabinet={cabinet} now={now} />;
  const { next_interview: next } = cabinet;
  return (
    next && (
      <Card className="cabinet-done">
        <a href={pathTo('/profile/interviews')} className="cabinet-title">
          {m.cabinet_next_interview({ when: whenText(next.start_at, now), name: next.name })}
        </a>
        <p className="cabinet-place">{next.title}</p>
      </Card>
    )
  );
}

function FirstSteps() {
  return (
    <Card className="cabinet-first">
      <ol className="cabinet-steps">
        <li>{m.cabinet_first_1()}</li>
        <li>{m.cabinet_first_2()}</li>
        <li>{m.cabinet_first_3()}</li>
      </ol>
      <a href={pathTo('/jobs/create')} className={buttonClass({ look: 'primary' })}>
        {m.my_vacancies_create()}
      </a>
    </Card>
  );
}

/** Whose cabinet it is, and the ways to what belongs to the company. */
function CompanyLine({ user }: { user: User }) {
  const { customer } = user;
  if (!customer) return null;
  return (
    <div className="cabinet-company">
      <CompanyTile company={customer} size={48} className="cabinet-tile" />
      <div className="cabinet-who">
        <p className="cabinet-name-line">
          <span className="cabinet-company-name">{customer.name}</span>
          {customer.is_verified && <VerifiedMark label={m.vacancy_verified()} />}
        </p>
        <p className="cabinet-role">{MEMBER_ROLES[customer.role]()}</p>
      </div>
      <nav className="cabinet-tools" aria-label={customer.name}>
        <a href={pathTo('/profile/company/team')} className={buttonClass({ size: 'sm' })}>
          <Users size={18} strokeWidth={1.9} aria-hidden="true" />
          <span>{m.cabinet_team()}</span>
        </a>
        <a href={pathTo(`/company/${customer.slug}`)} className={buttonClass({ size: 'sm' })}>
          <ExternalLink size={18} strokeWidth={1.9} aria-hidden="true" />
          <span>{m.cabinet_page()}</span>
        </a>
        <a href={pathTo('/profile/settings')} className={buttonClass({ size: 'sm' })}>
          <Settings size={18} strokeWidth={1.9} aria-hidden="true" />
          <span>{m.cabinet_settings()}</span>
        </a>
      </nav>
    </div>
  );
}

/** The same geometry as what comes. */
export function CabinetSkeleton() {
  return (
    <div className="cabinet-columns skeleton" aria-hidden="true">
      <div className="cabinet-main">
        <div className="skeleton-line cabinet-wait-todos" />
        <div className="skeleton-line cabinet-wait-todos" />
      </div>
      <div className="cabinet-side">
        <div className="skeleton-line cabinet-wait-card" />
        <div className="skeleton-line cabinet-wait-card" />
      </div>
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Bookmark, ChartColumn, Eye, Inbox, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { paginationTexts } from '@/i18n/ui-texts';
import { dayText } from '@/lib/day';
import { momentDay } from '@/lib/moment';
import { groupDigits } from '@/lib/money';
import { m } from '@/paraglide/messages';
import { meQuery } from '@/session/me';
import { mayInCompany, useCan } from '@/session/rights';
import { buttonClass } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { Pagination } from '@/ui/pagination';
import { Status } from '@/ui/status';
import '@/ui/tabs.css';
import './my-vacancies.css';
import { FILTERS, type Filter, type OwnList, type OwnVacancy } from './model';
import { VacancyMenu } from './vacancy-menu';

const FILTER_WORDS: Record<Filter, () => string> = {
  all: m.my_vacancies_all,
  active: m.my_vacancies_active,
  inactive: m.my_vacancies_inactive,
};
const ICON = { size: 18, strokeWidth: 1.8, 'aria-hidden': true } as const;

interface OwnVacanciesProps {
  list: OwnList;
  filter: Filter;
  page: number;
  /** The card that every list of vacancies shows. */
  renderCard: (vacancy: OwnVacancy) => ReactNode;
}

/** All vacancies of the company, with the possible actions of each. */
export function OwnVacancies({ list, filter, page, renderCard }: OwnVacanciesProps) {
  const canRun = useCan('run_vacancies');
  const waits = list.data.some(({ status }) => status === 'moderating');
  return (
    <div className="wrap own">
      <header className="own-head">
        <h1 className="own-title display">{m.my_vacancies_title()}</h1>
        <div className="own-tools">
          <Link to="/profile/report" className={buttonClass({ look: 'quiet' })}>
            <ChartColumn size={20} strokeWidth={1.9} aria-hidden="true" />
            {m.report_title()}
          </Link>
          {canRun && (
            <Link to="/jobs/create" className={buttonClass({ look: 'primary' })}>
              <Plus size={20} strokeWidth={2} aria-hidden="true" />
              {m.my_vacancies_create()}
            </Link>
          )}
        </div>
      </header>
      {!canRun && <p className="own-line own-viewer">{m.team_viewer_note()}</p>}
      <nav className="tabs" aria-label={m.my_vacancies_filter()}>
        {FILTERS.map((one) => (
          <Link
            key={one}
            to="/profile/my-vacancies"
            search={one === 'all' ? {} : { filter: one }}
            className="tabs-tab"
            activeProps={{}}
            aria-current={one === filter ? 'page' : undefined}
            data-current={one === filter || undefined}
          >
            {FILTER_WORDS[one]()}
            <span className="tabs-count">{list.counts[one]}</span>
          </Link>
        ))}
      </nav>
      <LimitsLine list={list} />
      {waits && list.usual_hours != null && (
        <p className="own-line">{m.my_vacancies_usual({ count: list.usual_hours })}</p>
      )}
      {list.data.length === 0 ? (
        <NoVacancies filter={filter} canCreate={canRun} />
      ) : (
        <ul className="own-list">
          {list.data.map((vacancy) => (
            <li key={vacancy.slug} className="own-item">
              {renderCard(vacancy)}
              <ItemFoot vacancy={vacancy} />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        page={page}
        pages={list.meta.pages}
        texts={paginationTexts()}
        hrefFor={(target) => `?filter=${filter}&page=${target}`}
        renderLink={({ page: target, href: _, ...link }) => (
          <Link
            {...link}
            to="/profile/my-vacancies"
            search={{ ...(filter !== 'all' && { filter }), ...(target > 1 && { page: target }) }}
          />
        )}
      />
    </div>
  );
}

function LimitsLine({ list: { limits } }: { list: OwnList }) {
  const { open_used: used, open_limit: limit, renews_on } = limits;
  const { data: me } = useQuery(meQuery());
  return (
    <p className="own-line">
      {m.my_vacancies_limits({ used, limit })}
      {used >= limit && (
        <> {m.my_vacancies_limits_full({ day: dayText(renews_on.slice(0, 10)) })}</>
      )}
      {used >= limit && mayInCompany(me, 'verify_company') && !me?.customer?.is_verified && (
        <>
          {' '}
          {m.verification_more_vacancies()}{' '}
          <Link to="/profile/company/verification" className="own-link">
            {m.verification_go()}
          </Link>
        </>
      )}
    </p>
  );
}

function NoVacancies({ filter, canCreate }: { filter: Filter; canCreate: boolean }) {
  const isFirst = filter === 'all' && canCreate;
  return (
    <EmptyState
      cloth={9}
      text={isFirst ? m.my_vacancies_empty() : m.my_vacancies_empty_filtered()}
      action={
        filter === 'all' ? (
          canCreate && (
            <Link to="/jobs/create" className={buttonClass({ look: 'primary' })}>
              {m.my_vacancies_create()}
            </Link>
          )
        ) : (
          <Link to="/profile/my-vacancies" search={{}} className={buttonClass()}>
            {m.my_vacancies_show_all()}
          </Link>
        )
      }
    />
  );
}

function ItemFoot({ vacancy }: { vacancy: OwnVacancy }) {
  const { views, responses, favourites, expires_at, edit, lifecycle } = vacancy;
  const isOpen = lifecycle === 'open' && vacancy.is_public;
  return (
    <div className="own-foot">
      <ul className="own-counts">
        <Count icon={<Eye {...ICON} />} label={m.my_vacancies_views()} value={views} />
        <li title={m.my_vacancies_responses()}>
          <Link
            to="/profile/my-vacancies/$slug/applications"
            params={{ slug: vacancy.slug }}
            className="own-responses"
          >
            <Inbox {...ICON} />
            <span className="sr-only">{m.my_vacancies_responses()}: </span>
            {groupDigits(responses)}
          </Link>
        </li>
        <Count
          icon={<Bookmark {...ICON} />}
          label={m.my_vacancies_favourites()}
          value={favourites}
        />
      </ul>
      {isOpen && expires_at && (
        <p className="own-until">{m.my_vacancies_until({ day: momentDay(expires_at) })}</p>
      )}
      {vacancy.is_hidden && <Status tone="refused">{m.my_vacancies_hidden()}</Status>}
      {edit?.state === 'waiting' && vacancy.is_public && (
        <Status tone="waiting">{m.my_vacancies_edit_waiting()}</Status>
      )}
      {edit?.state === 'rejected' && (
        <Status tone="refused">{m.my_vacancies_edit_rejected()}</Status>
      )}
      <VacancyMenu vacancy={vacancy} />
    </div>
  );
}

function Count({ icon, label, value }: { icon: ReactNode; label: string; value: number }) {
  return (
    <li title={label}>
      {icon}
      <span className="sr-only">{label}: </span>
      {groupDigits(value)}
    </li>
  );
}

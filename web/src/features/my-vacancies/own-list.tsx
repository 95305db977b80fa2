import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChartColumn, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { paginationTexts } from '@/i18n/ui-texts';
import { m } from '@/paraglide/messages';
import { meQuery } from '@/session/me';
import { mayInCompany, useCan } from '@/session/rights';
import { buttonClass } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { Pagination } from '@/ui/pagination';
import '@/ui/tabs.css';
import './my-vacancies.css';
import { DraftCard } from './draft-card';
import { FILTERS, type Filter, type OwnList, type OwnVacancy } from './model';
import { OwnCard } from './own-card';
import { OUT } from './own-status';

const FILTER_WORDS: Record<Filter, () => string> = {
  all: m.my_vacancies_all,
  active: m.my_vacancies_active,
  inactive: m.my_vacancies_inactive,
};

interface OwnVacanciesProps {
  list: OwnList;
  filter: Filter;
  page: number;
  /** The button that shares the public page of a vacancy. */
  renderShare: (vacancy: OwnVacancy) => ReactNode;
  /** Takes the request to delete the account back. */
  undo: ReactNode;
}

/** All vacancies of the company, with the possible actions of each. */
export function OwnVacancies({ list, filter, page, renderShare, undo }: OwnVacanciesProps) {
  const canRun = useCan('run_vacancies');
  const waits = list.data.some(
    ({ standing, edit }) => standing === 'waiting' || edit?.state === 'waiting',
  );
  const out = list.data[0]?.company_out;
  // The draft is not part of a filter, and not of a later page.
  const draft = filter === 'all' && page === 1 ? list.draft : null;
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
      {out && (out === 'leaving' && undo ? undo : <p className="own-out">{OUT[out]()}</p>)}
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
      {draft && <DraftCard draft={draft} />}
      {list.data.length === 0 ? (
        !draft && <NoVacancies filter={filter} canCreate={canRun} />
      ) : (
        <ul className="own-list">
          {list.data.map((vacancy) => (
            <li key={vacancy.slug} className="own-item">
              <OwnCard vacancy={vacancy} share={renderShare(vacancy)} />
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
  const { open_used: used, open_limit: limit } = limits;
  const { data: me } = useQuery(meQuery());
  return (
    <p className="own-line">
      {m.my_vacancies_limits({ used, limit })}
      {used >= limit && <> {m.my_vacancies_limits_full()}</>}
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

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, CalendarDays } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react';
import { isNotFound } from '@/api/errors';
import { isKept, KeptNote } from '@/forms/kept-list';
import { errorText } from '@/i18n/error-text';
import { pathTo } from '@/i18n/go';
import { paginationTexts } from '@/i18n/ui-texts';
import { m } from '@/paraglide/messages';
import { Button, buttonClass } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { Pagination } from '@/ui/pagination';
import { SkeletonList } from '@/ui/skeleton';
import { ApplicationCard } from './application-card';
import { ApplicationDetail } from './application-detail';
import './applications.css';
import { FilterTabs } from './filter-tabs';
import { groupsOf } from './groups';
import { applicationQuery, applicationsQuery } from './queries';
import type { Changed } from './use-application-actions';
import { useTwoColumns } from './use-two-columns';
import type { ApplicationTurn, Filter, ListAddress, MyApplications, VacancyCardData } from './wire';

interface ApplicationsPageProps {
  address: ListAddress;
  /** The application in the address. On a phone it is a page of its own. */
  selected?: string;
  onChanged: Changed;
  renderVacancies: (cards: readonly VacancyCardData[]) => ReactNode;
  /** Shown for an application that does not exist or belongs to somebody else. */
  missing: ReactNode;
}

/** The candidate's applications, sorted by whose turn it is. */
export function ApplicationsPage(props: ApplicationsPageProps) {
  const { address, selected, missing } = props;
  const isWide = useTwoColumns();
  const one = useQuery({ ...applicationQuery(selected ?? ''), enabled: selected !== undefined });
  if (selected !== undefined && isNotFound(one.error)) return missing;
  if (selected !== undefined && !isWide) {
    return (
      <div className="wrap applications-one">
        <Link to="/profile/applications" search={address} className="applications-back">
          <ArrowLeft size={20} strokeWidth={1.9} aria-hidden="true" />
          {m.applications_title()}
        </Link>
        <ApplicationDetail
          key={selected}
          id={selected}
          address={address}
          level={1}
          onChanged={props.onChanged}
          renderVacancies={props.renderVacancies}
        />
      </div>
    );
  }
  return <ListPage {...props} isWide={isWide} />;
}

function ListPage(props: ApplicationsPageProps & { isWide: boolean }) {
  const { address, isWide, selected } = props;
  const { filter = 'all', page = 1 } = address;
  const answer = useQuery({
    ...applicationsQuery(filter, page),
    // The counts stay on the tabs while another list loads.
    placeholderData: keepPreviousData,
  });
  const { data: known, error, isFetching, refetch } = answer;
  const data = answer.isPlaceholderData && !isKept(answer) ? undefined : known;
  const first = useFirst(data);
  const open = selected ?? (isWide ? first : undefined);
  return (
    <div className="wrap applications">
      <header className="applications-top">
        <h1 className="applications-title display">{m.applications_title()}</h1>
        <Link to="/profile/interviews" className="applications-interviews">
          <CalendarDays size={20} strokeWidth={1.8} aria-hidden="true" />
          {m.interviews_title()}
        </Link>
      </header>
      <FilterTabs filter={filter} counts={known?.counts} />
      <KeptNote of={answer} />
      {!data && !error && <SkeletonList label={m.ui_loading()} count={4} />}
      {!data && error && (
        <ErrorState
          title={m.applications_not_loaded()}
          text={errorText(error)}
          retryText={m.ui_retry()}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data?.data.length === 0 && <NoApplications filter={filter} />}
      {data && data.data.length > 0 && (
        <div className="applications-columns">
          <List {...props} list={data} open={open} />
          {isWide && open !== undefined && (
            // After a choice in the list the focus goes here; on the way into the page it stays at its heading.
            <section
              className="applications-side"
              tabIndex={-1}
              data-autofocus={selected !== undefined || undefined}
              aria-label={m.applications_one_title()}
            >
              <ApplicationDetail
                key={open}
                id={open}
                address={address}
                level={2}
                onChanged={props.onChanged}
                renderVacancies={props.renderVacancies}
              />
            </section>
          )}
        </div>
      )}
    </div>
  );
}

/** The application that is shown before one is chosen; an action that reorders the list does not replace it. */
function useFirst(list: MyApplications | undefined): string | undefined {
  const [shown, setShown] = useState<string>();
  const isThere = list?.data.some(({ id }) => id === shown) ?? false;
  const first = isThere ? shown : list?.data[0]?.id;
  useEffect(() => setShown(first), [first]);
  return first;
}

/** How many cards a group shows at first. */
const MOST = { wide: 3, narrow: 2 };

interface ListProps extends ApplicationsPageProps {
  list: MyApplications;
  isWide: boolean;
  /** The application that is shown beside the list. */
  open: string | undefined;
}

function List({ list, address, isWide, open, onChanged }: ListProps) {
  const [unfolded, setUnfolded] = useState<ReadonlySet<ApplicationTurn>>(new Set());
  const { page = 1, filter } = address;
  const groups = groupsOf(list.data, {
    most: isWide ? MOST.wide : MOST.narrow,
    open: unfolded,
    selected: open,
  });
  const isWhole = list.meta.pages <= 1;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows move between the links inside.
    <div className="applications-list" onKeyDown={moveByArrows}>
      {groups.map(({ turn, title, applications, shown }) => (
        <section key={turn} aria-labelledby={`turn-${turn}`}>
          <h2 id={`turn-${turn}`} className="applications-turn">
            {title}
            {/* Part of a longer list says nothing about the whole. */}
            {isWhole && <span className="applications-count">{applications.length}</span>}
          </h2>
          <ul className="applications-cards">
            {applications.slice(0, shown).map((application) => (
              <li key={application.id}>
                <ApplicationCard
                  application={application}
                  address={address}
                  isShort={isWide}
                  isSelected={application.id === open}
                  onChanged={onChanged}
                />
              </li>
            ))}
          </ul>
          {shown < applications.length && (
            <Button
              wide
              className="applications-more"
              onClick={() => setUnfolded((known) => new Set([...known, turn]))}
            >
              {m.applications_more({ count: applications.length - shown })}
            </Button>
          )}
        </section>
      ))}
      <Pagination
        page={page}
        pages={list.meta.pages}
        texts={paginationTexts()}
        hrefFor={(target) => `?page=${target}`}
        renderLink={({ page: target, href: _, ...link }) => (
          <Link
            {...link}
            to="/profile/applications"
            search={{ filter, page: target === 1 ? undefined : target }}
          />
        )}
      />
    </div>
  );
}

/** Up and down go from card to card; Enter follows the link, as on every link. */
function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('.application .stretch')];
  const here = links.indexOf(event.target as HTMLElement);
  const target = step === undefined || here < 0 ? undefined : links[here + step];
  if (!target) return;
  event.preventDefault();
  target.focus();
}

const NOTHING: Record<Filter, () => string> = {
  all: m.applications_empty,
  invitations: m.applications_empty_invitations,
  refusals: m.applications_empty_refusals,
  waiting: m.applications_empty_waiting,
};

function NoApplications({ filter }: { filter: Filter }) {
  return (
    <EmptyState
      cloth={16}
      text={NOTHING[filter]()}
      action={
        filter === 'all' && (
          <a href={pathTo('/jobs')} className={buttonClass({ look: 'primary' })}>
            {m.applications_find()}
          </a>
        )
      }
    />
  );
}

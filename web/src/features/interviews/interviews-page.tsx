import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { DayStrip } from '@/forms/interview/day-strip';
import {
  InterviewDialogOnDemand,
  targetOfInterview,
} from '@/forms/interview/interview-dialog-on-demand';
import { interviewsQuery } from '@/forms/interview/queries';
import { dayOf, mondayOf, weekOf } from '@/forms/interview/times';
import type { Interviews, InterviewView } from '@/forms/interview/wire';
import { dayLine, nearDay } from '@/forms/interview/words';
import { isKept, KeptNote } from '@/forms/kept-list';
import { dayWords } from '@/i18n/days';
import { errorText } from '@/i18n/error-text';
import { paginationTexts } from '@/i18n/ui-texts';
import { patiently } from '@/lib/on-demand';
import { m } from '@/paraglide/messages';
import { buttonClass } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { Outdated } from '@/ui/outdated';
import { Pagination } from '@/ui/pagination';
import { Skeleton, SkeletonLine, SkeletonList } from '@/ui/skeleton';
import { useNow } from '@/ui/use-now';
import { useWide } from '@/ui/use-wide';
import { CameCard } from './came-card';
import { countsOf, groupsOf } from './groups';
import { InterviewRow } from './interview-row';
import { InterviewTabs } from './interview-tabs';
import './interviews.css';
import type { InterviewsAddress } from './search';
import type { WeekViewProps } from './week-view';

// Phones show the list alone.
const WeekView = lazy(() =>
  patiently(() => import('./week-view')).then(
    ({ WeekView }) => ({ default: WeekView }),
    () => ({ default: WeekMissing }),
  ),
);

function WeekMissing(_: WeekViewProps) {
  return <p role="alert">{m.interviews_not_loaded()}</p>;
}

export type Side = 'company' | 'candidate';

interface InterviewsPageProps {
  side: Side;
  address: InterviewsAddress;
  onWeek: (monday: string) => void;
}

/** Interviews of a company or of a candidate: what is to be answered, then by day, beside the week. */
export function InterviewsPage({ side, address, onWeek }: InterviewsPageProps) {
  const isWide = useWide();
  const now = useNow();
  const { view = 'upcoming', page = 1 } = address;
  const answer = useQuery({
    ...interviewsQuery(view, page),
    placeholderData: keepPreviousData,
  });
  const { data: known, error, isFetching, refetch } = answer;
  const data = answer.isPlaceholderData && !isKept(answer) ? undefined : known;
  const [moved, setMoved] = useState<InterviewView | null>(null);
  const close = () => setMoved(null);
  return (
    <div className="wrap interviews">
      <header className="interviews-head">
        <h1 className="interviews-title display">{m.interviews_title()}</h1>
        <p className="interviews-zone">{m.interviews_zone()}</p>
      </header>
      <InterviewTabs address={address} total={data?.meta.total} />
      <div className="interviews-columns">
        <div className="interviews-list">
          <KeptNote of={answer} />
          {data && error && (
            <Outdated
              text={`${m.interviews_outdated()} ${errorText(error)}`}
              retryText={m.ui_retry()}
              busy={isFetching}
              onRetry={() => void refetch()}
            />
          )}
          {!data && error && (
            <ErrorState
              title={m.interviews_not_loaded()}
              text={errorText(error)}
              retryText={m.ui_retry()}
              busy={isFetching}
              onRetry={() => void refetch()}
            />
          )}
          {!data && !error && <SkeletonList label={m.ui_loading()} count={3} />}
          {data && (
            <List
              list={data}
              side={side}
              address={address}
              isWide={isWide}
              now={now}
              onMove={setMoved}
            />
          )}
        </div>
        {isWide && (
          <Suspense
            fallback={
              <Skeleton label={m.ui_loading()}>
                <SkeletonLine height={620} />
              </Skeleton>
            }
          >
            <WeekView monday={address.week ?? mondayOf(dayOf(now))} now={now} onWeek={onWeek} />
          </Suspense>
        )}
      </div>
      <InterviewDialogOnDemand
        target={moved && targetOfInterview(moved)}
        onSent={close}
        onClose={close}
      />
    </div>
  );
}

interface ListProps {
  list: Interviews;
  side: Side;
  address: InterviewsAddress;
  isWide: boolean;
  now: number;
  onMove: (interview: InterviewView) => void;
}

function List({ list, side, address, isWide, now, onMove }: ListProps) {
  const { view, page = 1, week } = address;
  const [picked, setPicked] = useState<string>();
  const asked = side === 'company' && !view ? list.to_answer : [];
  if (list.data.length === 0 && asked.length === 0) return <NoInterviews side={side} view={view} />;
  const day = isWide || view ? undefined : picked;
  const { days, offers, untimed } = groupsOf(list.data);
  const shown = day ? days.filter((group) => group.day === day) : days;
  const row = (interview: InterviewView) => (
    <li key={interview.id}>
      <InterviewRow interview={interview} now={now} onMove={onMove} />
    </li>
  );
  const open = offers.length > 0 && !day && (
    <section aria-labelledby="interviews-offers">
      <h2 id="interviews-offers" className="interviews-day">
        {side === 'candidate' ? m.interviews_choose() : m.interviews_offers()}
      </h2>
      <ul className="interviews-rows">{offers.map(row)}</ul>
    </section>
  );
  return (
    <>
      {asked.length > 0 && (
        <section aria-label={m.interviews_came_part()} className="interviews-rows">
          {asked.map((interview) => (
            <CameCard key={interview.id} interview={interview} now={now} />
          ))}
        </section>
      )}
      {!isWide && !view && <PhoneDays list={list} now={now} picked={picked} onPick={setPicked} />}
      {/* It is the candidate's turn. */}
      {side === 'candidate' && open}
      {shown.map((group) => (
        <section key={group.day} aria-labelledby={`day-${group.day}`}>
          <DayTitle day={group.day} now={now} />
          <ul className="interviews-rows">{group.interviews.map(row)}</ul>
        </section>
      ))}
      {day && shown.length === 0 && <p className="interviews-none">{m.interviews_day_none()}</p>}
      {side === 'company' && open}
      {untimed.length > 0 && !day && (
        <section aria-labelledby="interviews-untimed">
          <h2 id="interviews-untimed" className="interviews-day">
            {m.interviews_status_cancelled()}
          </h2>
          <ul className="interviews-rows">{untimed.map(row)}</ul>
        </section>
      )}
      <Pagination
        page={page}
        pages={list.meta.pages}
        texts={paginationTexts()}
        hrefFor={(target) => `?page=${target}`}
        renderLink={({ page: target, href: _, ...link }) => (
          <Link
            {...link}
            to="/profile/interviews"
            search={{ view, week, page: target === 1 ? undefined : target }}
          />
        )}
      />
    </>
  );
}

/** `Bugun 17-noyabr, seshanba`. */
function DayTitle({ day, now }: { day: string; now: number }) {
  const near = nearDay(day, now);
  return (
    <h2 id={`day-${day}`} className="interviews-day">
      {near ?? dayWords(day)}
      <span className="interviews-date">{near ? dayLine(day) : dayLine(day).split(', ')[1]}</span>
    </h2>
  );
}

interface PhoneDaysProps {
  list: Interviews;
  now: number;
  picked: string | undefined;
  onPick: (day: string | undefined) => void;
}

/** This week; a day narrows the list, a second press shows all again. */
function PhoneDays({ list, now, picked, onPick }: PhoneDaysProps) {
  const today = dayOf(now);
  const counts = countsOf(list.data);
  return (
    <DayStrip
      days={weekOf(mondayOf(today))}
      today={today}
      picked={picked}
      isOff={(day) => day < today}
      noteOf={(day) => {
        const count = counts.get(day);
        return count === undefined ? undefined : m.interviews_day_count({ count });
      }}
      onPick={onPick}
    />
  );
}

function NoInterviews({ side, view }: { side: Side; view: 'past' | undefined }) {
  if (view) return <EmptyState cloth={9} text={m.interviews_empty_past()} />;
  return side === 'company' ? (
    <EmptyState
      cloth={9}
      text={m.interviews_empty()}
      action={
        <Link to="/monitoring" className={buttonClass({ look: 'primary' })}>
          {m.interviews_to_board()}
        </Link>
      }
    />
  ) : (
    <EmptyState
      cloth={9}
      text={m.interviews_empty_mine()}
      action={
        <Link to="/profile/applications" className={buttonClass({ look: 'primary' })}>
          {m.applications_title()}
        </Link>
      }
    />
  );
}

import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { spanQuery } from '@/forms/interview/queries';
import {
  addDays,
  clockOf,
  clockText,
  dayOf,
  endOf,
  minutesOf,
  weekOf,
} from '@/forms/interview/times';
import { FIRST, LAST, lanesOf, SEEN_FROM, STEP, spotOf } from '@/forms/interview/week';
import '@/forms/interview/week.css';
import { blockStyle, NowLine } from '@/forms/interview/week-grid';
import { WeekHead } from '@/forms/interview/week-head';
import type { InterviewView } from '@/forms/interview/wire';
import { dayLine, weekdayShort } from '@/forms/interview/words';
import { errorText } from '@/i18n/error-text';
import { m } from '@/paraglide/messages';
import { ErrorState } from '@/ui/error-state';
import { Skeleton, SkeletonLine } from '@/ui/skeleton';

export interface WeekViewProps {
  monday: string;
  now: number;
  onWeek: (monday: string) => void;
}

/** The interviews of a week as a timetable, beside the list. */
export function WeekView({ monday, now, onWeek }: WeekViewProps) {
  const { data, error, isFetching, refetch } = useQuery(spanQuery(monday, addDays(monday, 6)));
  const shown = data?.data.filter(
    ({ status, start_at }) => start_at !== null && status !== 'cancelled',
  );
  return (
    <div className="week interviews-week">
      <WeekHead monday={monday} now={now} headingLevel={2} onWeek={onWeek} />
      {!shown && error ? (
        <ErrorState
          title={m.interviews_not_loaded()}
          text={errorText(error)}
          retryText={m.ui_retry()}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : shown ? (
        <Sheet days={weekOf(monday)} now={now} interviews={shown} />
      ) : (
        <Skeleton label={m.ui_loading()}>
          <SkeletonLine height={560} />
        </Skeleton>
      )}
      {shown?.length === 0 && <p className="week-note">{m.interviews_week_empty()}</p>}
    </div>
  );
}

const HOURS = Array.from({ length: (LAST - FIRST) / 60 }, (_, place) => FIRST + place * 60);

interface SheetProps {
  days: readonly string[];
  now: number;
  interviews: readonly InterviewView[];
}

function Sheet({ days, now, interviews }: SheetProps) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const hour = box.current?.querySelector<HTMLElement>('.week-hour')?.offsetHeight ?? 0;
    if (box.current) box.current.scrollTop = ((SEEN_FROM - FIRST) / 60) * hour;
  }, []);
  const today = dayOf(now);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by the keyboard.
    <section ref={box} className="week-box" aria-label={m.interviews_week()} tabIndex={0}>
      <div className="week-sheet">
        <div className="week-names" aria-hidden="true">
          <span className="week-corner" />
          {days.map((day) => (
            <span key={day} className="week-name" data-today={day === today || undefined}>
              {weekdayShort(day)} <span className="week-number">{Number(day.slice(8))}</span>
            </span>
          ))}
        </div>
        <div className="week-hours" aria-hidden="true">
          {HOURS.map((hour) => (
            <div key={hour} className="week-hour">
              <span>{clockText(hour)}</span>
            </div>
          ))}
        </div>
        <Past days={days} now={now} />
        <div className="week-lines" aria-hidden="true">
          {days.map((day) => (
            <span key={day} />
          ))}
        </div>
        <ul className="week-blocks week-links">
          {lanesOf(interviews.map(placed)).map(({ one: { interview }, lane, lanes }) => (
            <WeekItem
              key={interview.id}
              interview={interview}
              days={days}
              now={now}
              lanes={{ '--lane': lane, '--lanes': lanes }}
            />
          ))}
        </ul>
        <div className="week-blocks" aria-hidden="true">
          <NowLine days={days} now={now} />
        </div>
      </div>
    </section>
  );
}

function placed(interview: InterviewView) {
  const { start_at, duration_minutes } = interview;
  const start = Date.parse(start_at ?? '');
  return { interview, start, end: start + duration_minutes * 60_000 };
}

/** What is over is grey. */
function Past({ days, now }: { days: readonly string[]; now: number }) {
  const today = dayOf(now);
  return (
    <div className="week-blocks" aria-hidden="true">
      {[...days.entries()].map(([place, day]) => {
        const gone = day < today ? LAST - FIRST : day === today ? minutesOf(now) - FIRST : 0;
        const height = Math.min(Math.max(gone, 0), LAST - FIRST);
        return (
          height > 0 && (
            <div key={day} className="week-past" style={blockStyle(place, { top: 0, height })} />
          )
        );
      })}
    </div>
  );
}

interface WeekItemProps {
  interview: InterviewView;
  days: readonly string[];
  now: number;
  lanes: object;
}

function WeekItem({ interview, days, now, lanes }: WeekItemProps) {
  const { start_at, duration_minutes, candidate, vacancy, company } = interview;
  if (start_at === null) return null;
  const day = dayOf(start_at);
  const place = days.indexOf(day);
  const end = endOf(start_at, duration_minutes);
  const spot = spotOf(start_at, end, day);
  if (place < 0 || !spot) return null;
  const name = candidate?.name ?? company.name;
  const block = {
    className: 'week-block week-link',
    'data-kind': end <= now ? 'over' : 'interview',
    'data-small': spot.height <= STEP || undefined,
    style: { ...blockStyle(place, spot), ...lanes },
    'aria-label': `${dayLine(day)}, ${clockOf(start_at)}, ${name}, ${vacancy.title}`,
  };
  return (
    <li>
      <ToApplication interview={interview} block={block}>
        {name}
      </ToApplication>
    </li>
  );
}

interface ToApplicationProps {
  interview: InterviewView;
  block: object;
  children: ReactNode;
}

function ToApplication({ interview, block, children }: ToApplicationProps) {
  const { candidate, vacancy, application_id } = interview;
  return candidate ? (
    // Not preloaded: opening it marks it as viewed.
    <Link
      {...block}
      to="/profile/my-vacancies/$slug/applications/$resume"
      params={{ slug: vacancy.slug, resume: candidate.resume_id }}
      preload={false}
    >
      {children}
    </Link>
  ) : (
    <Link {...block} to="/profile/applications/$id" params={{ id: application_id }}>
      {children}
    </Link>
  );
}

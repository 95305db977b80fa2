import { Clock } from 'lucide-react';
import { dayWords } from '@/i18n/days';
import { pathTo } from '@/i18n/go';
import { groupDigits } from '@/lib/money';
import { m } from '@/paraglide/messages';
import { Card } from '@/ui/card';
import type { Cabinet, Plan, Used, Week } from './wire';
import { changeText, differenceText } from './words';

type Day = Week['days'][number];

/** Seven days in numbers; the bar of today is the dark one. */
export function WeekCard({ cabinet }: { cabinet: Pick<Cabinet, 'week' | 'answers'> }) {
  const { week, answers } = cabinet;
  const sum = (of: (day: Day) => number) => week.days.reduce((total, day) => total + of(day), 0);
  const views = sum((day) => day.views);
  const responses = sum((day) => day.responses);
  const answered = sum((day) => day.answered);
  return (
    <Card as="section" className="cabinet-card" aria-labelledby="cabinet-week">
      <div className="cabinet-part-head">
        <h2 id="cabinet-week" className="cabinet-card-title">
          {m.cabinet_week()}
        </h2>
        <a href={pathTo('/profile/report')} className="cabinet-all">
          {m.cabinet_report()} →
        </a>
      </div>
      <dl className="week">
        <Line
          label={m.cabinet_views()}
          value={views}
          note={changeText(views, week.views_before)}
          days={week.days}
          of={(day) => day.views}
        />
        <Line
          label={m.cabinet_responses()}
          value={responses}
          note={differenceText(responses, week.responses_before)}
          days={week.days}
          of={(day) => day.responses}
        />
        <Line
          label={m.cabinet_answered()}
          value={answered}
          note={m.cabinet_answered_of({ of: responses })}
          days={week.days}
          of={(day) => day.answered}
        />
      </dl>
      {answers.median_hours != null && (
        <p className="week-median">
          <Clock size={18} strokeWidth={1.8} aria-hidden="true" />
          {m.cabinet_median({ count: answers.median_hours })}
        </p>
      )}
    </Card>
  );
}

interface LineProps {
  label: string;
  value: number;
  note: string | undefined;
  days: readonly Day[];
  of: (day: Day) => number;
}

function Line({ label, value, note, days, of }: LineProps) {
  const most = Math.max(...days.map(of), 1);
  const values = days.map((day) =>
    m.cabinet_day_values({ day: dayWords(day.day), count: of(day) }),
  );
  return (
    <div className="week-line">
      <dt>{label}</dt>
      <dd>
        <strong className="num">{groupDigits(value)}</strong>
        {note && (
          <span className="cabinet-week-note" data-more={note.startsWith('+') || undefined}>
            {note}
          </span>
        )}
      </dd>
      <dd className="week-bars" title={values.join('\n')}>
        <span className="sr-only">{values.join(', ')}</span>
        {days.map((day) => (
          <span
            key={day.day}
            className="week-bar"
            aria-hidden="true"
            style={{ height: `${Math.max(6, (of(day) / most) * 100)}%` }}
          />
        ))}
      </dd>
    </div>
  );
}

/** What the plan allows and what is used of it. */
export function PlanCard({ plan }: { plan: Plan }) {
  return (
    <Card as="section" className="cabinet-card" aria-labelledby="cabinet-plan">
      <h2 id="cabinet-plan" className="cabinet-card-title">
        {m.cabinet_plan_free()}
      </h2>
      <dl className="plan">
        <Limit
          label={m.cabinet_plan_open()}
          used={plan.open_vacancies}
          advice={plan.is_verified ? m.cabinet_vacancies_close() : m.cabinet_vacancies_verify()}
        />
        <Limit
          label={m.cabinet_plan_openings()}
          used={plan.contact_openings}
          note={m.cabinet_renews({ day: dayWords(plan.openings_renew_on) })}
        />
        {plan.is_verified && <Limit label={m.cabinet_plan_invitations()} used={plan.invitations} />}
      </dl>
      {!plan.is_verified && <p className="plan-note">{m.cabinet_plan_invite_verified()}</p>}
    </Card>
  );
}

interface LimitProps {
  label: string;
  used: Used;
  /** When it is there again. */
  note?: string;
  /** What frees it, said when nothing is left. */
  advice?: string;
}

function Limit({ label, used: { used, of }, note, advice }: LimitProps) {
  const share = of > 0 ? Math.min(1, used / of) : 1;
  const tone = share >= 1 ? 'full' : share >= 0.8 ? 'nearly' : undefined;
  return (
    <div className="plan-line" data-tone={tone}>
      <dt>{label}</dt>
      <dd className="num">{m.cabinet_plan_of({ used, of })}</dd>
      <dd className="plan-bar" aria-hidden="true">
        <span style={{ width: `${share * 100}%` }} />
      </dd>
      {(note || (tone === 'full' && advice)) && (
        <dd className="plan-note">{tone === 'full' && advice ? advice : note}</dd>
      )}
    </div>
  );
}

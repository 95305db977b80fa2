import { groupDigits } from '@/lib/money';
import { m } from '@/paraglide/messages';
import { sum } from './model';
import type { ResumeSummary } from './wire';

/** How a resume works: views of the week with their days, views today, opened contacts. */
export function Numbers({ resume }: { resume: ResumeSummary }) {
  const { views_7_days: days, contacts_opened } = resume;
  return (
    <dl className="my-resume-numbers" aria-label={m.my_resumes_numbers()}>
      <div className="my-resume-number">
        <dt>{m.my_resumes_views()}</dt>
        <dd>
          {groupDigits(sum(days))}
          <Bars days={days} />
        </dd>
      </div>
      <div className="my-resume-number">
        <dt>{m.my_resumes_views_today()}</dt>
        <dd>{groupDigits(days.at(-1) ?? 0)}</dd>
      </div>
      <div className="my-resume-number">
        <dt>{m.my_resumes_opened()}</dt>
        <dd>{groupDigits(contacts_opened)}</dd>
      </div>
    </dl>
  );
}

/** A bar for each day; today's is dark. */
function Bars({ days }: { days: readonly number[] }) {
  const most = Math.max(1, ...days);
  return (
    <span
      className="my-resume-bars"
      role="img"
      aria-label={m.my_resumes_views_by_day({ days: days.join(', ') })}
    >
      {[...days.entries()].map(([day, count]) => (
        <span key={day} style={{ height: `${Math.max(6, (count / most) * 100)}%` }} />
      ))}
    </span>
  );
}

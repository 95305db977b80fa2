import { groupDigits } from '@/lib/money';
import { m } from '@/paraglide/messages';
import type { HiringReport, Totals } from './wire';
import { percentText, shownShare, timeText } from './words';

/** Four numbers, each beside what it was before. */
export function Numbers({ totals, previous }: Pick<HiringReport, 'totals' | 'previous'>) {
  const { applications, hired, hired_vacancies, hire_minutes, answer_minutes } = totals;
  const hasBefore = (previous?.applications ?? 0) > 0;
  return (
    <dl className="report-numbers" aria-label={m.report_numbers()}>
      <Figure
        name={m.report_applications()}
        value={groupDigits(applications)}
        notes={[hasBefore && previous ? changeText(totals, previous) : undefined]}
        isFirst
      />
      <Figure
        name={m.report_hired()}
        value={groupDigits(hired)}
        notes={[
          hired > 0
            ? m.report_hired_in({ count: hired_vacancies, shown: groupDigits(hired_vacancies) })
            : undefined,
        ]}
      />
      <Figure
        name={m.report_time_to_hire()}
        value={hire_minutes == null ? '–' : timeText(hire_minutes)}
        notes={[
          previous?.hire_minutes == null
            ? undefined
            : m.report_before({ value: timeText(previous.hire_minutes) }),
        ]}
      />
      <Figure
        name={m.report_answered()}
        value={shownShare(totals.answered_share)}
        notes={[
          previous?.answered_share == null
            ? undefined
            : m.report_before({ value: percentText(previous.answered_share) }),
          answer_minutes == null
            ? undefined
            : m.report_first_answer({ time: timeText(answer_minutes) }),
        ]}
      />
    </dl>
  );
}

function changeText({ applications }: Totals, previous: Totals): string {
  const change = applications - previous.applications;
  if (change === 0) return m.report_same();
  const count = Math.abs(change);
  return (change > 0 ? m.report_more : m.report_fewer)({ count, shown: groupDigits(count) });
}

interface FigureProps {
  name: string;
  value: string;
  notes: (string | undefined)[];
  isFirst?: boolean;
}

function Figure({ name, value, notes, isFirst }: FigureProps) {
  return (
    <div className="report-number" data-first={isFirst}>
      <dt>{name}</dt>
      <dd className="report-value">{value}</dd>
      {notes.map(
        (note) =>
          note && (
            <dd key={note} className="report-number-note">
              {note}
            </dd>
          ),
      )}
    </div>
  );
}

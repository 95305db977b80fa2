import { Eye } from 'lucide-react';
import type { CSSProperties } from 'react';
import { answerFacts } from '@/i18n/answer-record';
import { dayWords } from '@/i18n/days';
import { groupDigits } from '@/lib/money';
import { m } from '@/paraglide/messages';
import { Bar, useWalk } from './bars';
import { ANSWER_KINDS, type AnswerKind, answerShares, weekTotal } from './figures';
import { ReportPart } from './part';
import type { AnswerWeek, HiringReport } from './wire';
import { percentText, shownShare } from './words';

const KINDS: Record<AnswerKind, () => string> = {
  in_day: m.report_in_day,
  in_three_days: m.report_in_three_days,
  later: m.report_later,
  never: m.report_never,
  waiting: m.report_waiting,
};

/** How fast the responses of each week were answered, and what candidates read about it. */
export function Answers({ report: { weeks, answers } }: { report: HiringReport }) {
  const { onKeyDown, tabIndexOf } = useWalk(weeks.length, weeks.length - 1);
  const most = Math.max(1, ...weeks.map(weekTotal));
  const [first, last] = [weeks[0], weeks.at(-1)];
  const facts = answerFacts(answers);
  return (
    <ReportPart
      title={m.report_answers()}
      note={m.report_answers_note()}
      columns={[
        { id: 'week', head: m.report_week(), cell: ({ starts_on }) => dayWords(starts_on) },
        ...ANSWER_KINDS.map((kind) => ({
          id: kind,
          head: KINDS[kind](),
          cell: (week: AnswerWeek) => groupDigits(week[kind]),
          numeric: true,
        })),
        {
          id: 'share',
          head: m.report_answered(),
          cell: ({ answered_share }) => shownShare(answered_share),
          numeric: true,
        },
      ]}
      rows={[...weeks].reverse()}
      rowKey={({ starts_on }) => starts_on}
    >
      <ul className="report-weeks" onKeyDown={onKeyDown}>
        {weeks.map((week, index) => (
          <li key={week.starts_on} className="report-week">
            <Bar text={weekText(week)} className="report-week-bar" tabIndex={tabIndexOf(index)}>
              {ANSWER_KINDS.map(
                (kind) =>
                  week[kind] > 0 && (
                    <span
                      key={kind}
                      className="report-week-part"
                      data-kind={kind}
                      style={{ '--share': `${(week[kind] / most) * 100}%` } as CSSProperties}
                    />
                  ),
              )}
            </Bar>
          </li>
        ))}
      </ul>
      <p className="report-week-days" aria-hidden="true">
        <span>{first && dayWords(first.starts_on)}</span>
        <span>{last && last !== first && dayWords(last.starts_on)}</span>
      </p>
      <ul className="report-legend">
        {answerShares(weeks).map(({ kind, share }) => (
          <li key={kind}>
            <span className="report-dot" data-kind={kind} aria-hidden="true" />
            {KINDS[kind]()} <strong>{percentText(share)}</strong>
          </li>
        ))}
      </ul>
      <p className="report-remark">
        <Eye size={18} strokeWidth={1.9} aria-hidden="true" />
        <span>
          {facts.length > 0 ? m.report_seen({ text: facts.join(' · ') }) : m.report_seen_none()}
        </span>
      </p>
    </ReportPart>
  );
}

function weekText(week: AnswerWeek): string {
  const parts = ANSWER_KINDS.filter((kind) => week[kind] > 0).map(
    (kind) => `${KINDS[kind]()} ${groupDigits(week[kind])}`,
  );
  return m.report_week_bar({
    week: dayWords(week.starts_on),
    parts: parts.length > 0 ? parts.join(', ') : m.report_week_none(),
  });
}

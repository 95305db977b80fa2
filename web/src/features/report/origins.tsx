import type { CSSProperties } from 'react';
import { APPLICATION_REASONS } from '@/i18n/application-labels';
import { groupDigits } from '@/lib/money';
import { m } from '@/paraglide/messages';
import { Bar, useWalk } from './bars';
import { reasonShares } from './figures';
import { ReportPart } from './part';
import type { ReasonCount, SourceCount } from './wire';
import { percentText } from './words';

const SOURCES: Record<SourceCount['source'], () => string> = {
  response: m.report_source_response,
  invitation: m.report_source_invitation,
};
const ENDED_BY: Record<ReasonCount['ended_by'], () => string> = {
  customer: m.report_ended_customer,
  candidate: m.report_ended_candidate,
  system: m.report_ended_system,
};

/** Where applications come from, and how many of them were hired. */
export function Sources({ sources }: { sources: readonly SourceCount[] }) {
  const { onKeyDown, tabIndexOf } = useWalk(sources.length);
  const most = Math.max(1, ...sources.map(({ applications }) => applications));
  return (
    <ReportPart
      title={m.report_sources()}
      columns={[
        { id: 'source', head: m.report_source(), cell: ({ source }) => SOURCES[source]() },
        {
          id: 'applications',
          head: m.report_applications(),
          cell: ({ applications }) => groupDigits(applications),
          numeric: true,
        },
        {
          id: 'hired',
          head: m.report_hired(),
          cell: ({ hired }) => groupDigits(hired),
          numeric: true,
        },
      ]}
      rows={sources}
      rowKey={({ source }) => source}
    >
      <ul className="report-rows report-sources" onKeyDown={onKeyDown}>
        <li className="report-row report-row-head" aria-hidden="true">
          <span className="report-row-name">{m.report_source()}</span>
          <span />
          <span>{m.report_applications()}</span>
          <span>{m.report_hired()}</span>
        </li>
        {sources.map(({ source, applications, hired }, index) => (
          <li key={source} className="report-row">
            <span className="report-row-name">{SOURCES[source]()}</span>
            <Rail
              text={`${SOURCES[source]()}: ${groupDigits(applications)}`}
              share={(applications / most) * 100}
              tabIndex={tabIndexOf(index)}
            />
            <span className="report-row-value">{groupDigits(applications)}</span>
            <span className="report-row-value">{hired > 0 ? groupDigits(hired) : '–'}</span>
          </li>
        ))}
      </ul>
    </ReportPart>
  );
}

/** Why applications ended, and who ended them. */
export function Reasons({ reasons }: { reasons: readonly ReasonCount[] }) {
  const { total, named, others } = reasonShares(reasons);
  const { onKeyDown, tabIndexOf } = useWalk(named.length + (others ? 1 : 0));
  return (
    <ReportPart
      title={m.report_reasons()}
      note={
        total > 0 ? m.report_reasons_note({ count: total, shown: groupDigits(total) }) : undefined
      }
      columns={[
        {
          id: 'reason',
          head: m.report_reason(),
          cell: ({ reason }) => APPLICATION_REASONS[reason](),
        },
        { id: 'by', head: m.report_ended_by(), cell: ({ ended_by }) => ENDED_BY[ended_by]() },
        {
          id: 'count',
          head: m.report_count(),
          cell: ({ count }) => groupDigits(count),
          numeric: true,
        },
      ]}
      rows={reasons}
      rowKey={({ ended_by, reason }) => `${ended_by} ${reason}`}
    >
      {total === 0 ? (
        <p className="report-nothing">{m.report_reasons_none()}</p>
      ) : (
        <ul className="report-rows" onKeyDown={onKeyDown}>
          {named.map(({ ended_by, reason, count, share }, index) => (
            <li key={`${ended_by} ${reason}`} className="report-row">
              <span className="report-row-name">
                {APPLICATION_REASONS[reason]()}
                <span className="report-row-note">{ENDED_BY[ended_by]()}</span>
              </span>
              <Rail
                text={`${APPLICATION_REASONS[reason]()}: ${groupDigits(count)}`}
                share={share}
                tone={ended_by}
                tabIndex={tabIndexOf(index)}
              />
              <span className="report-row-value">{percentText(share)}</span>
            </li>
          ))}
          {others && (
            <li className="report-row">
              <span className="report-row-name">{m.report_others()}</span>
              <Rail
                text={`${m.report_others()}: ${groupDigits(others.count)}`}
                share={others.share}
                tone="system"
                tabIndex={tabIndexOf(named.length)}
              />
              <span className="report-row-value">{percentText(others.share)}</span>
            </li>
          )}
        </ul>
      )}
    </ReportPart>
  );
}

interface RailProps {
  text: string;
  /** Percent of the whole width. */
  share: number;
  tone?: ReasonCount['ended_by'];
  tabIndex: number;
}

function Rail({ text, share, tone, tabIndex }: RailProps) {
  return (
    <Bar text={text} className="report-rail" tabIndex={tabIndex}>
      <span
        className="report-rail-part"
        data-tone={tone}
        style={{ '--share': `${share}%` } as CSSProperties}
      />
    </Bar>
  );
}

import type { CSSProperties } from 'react';
import { APPLICATION_STAGES } from '@/i18n/application-labels';
import { groupDigits } from '@/lib/money';
import { m } from '@/paraglide/messages';
import { Bar, useWalk } from './bars';
import { type Scale, scaleOf, slowest } from './figures';
import { ReportPart } from './part';
import type { StageStay } from './wire';
import { timeText } from './words';

const nameOf = ({ stage }: StageStay) => APPLICATION_STAGES[stage]();

/** How long people wait in each stage: the middle half as a bar, the median as a mark in it. */
export function Stays({ stays }: { stays: readonly StageStay[] }) {
  const { onKeyDown, tabIndexOf } = useWalk(stays.length);
  const scale = scaleOf(Math.max(0, ...stays.map((one) => one.three_quarters_minutes)));
  const slow = slowest(stays);
  return (
    <ReportPart
      title={m.report_stays()}
      note={m.report_stays_note()}
      columns={[
        { id: 'stage', head: m.report_stage(), cell: nameOf },
        {
          id: 'count',
          head: m.report_count(),
          cell: ({ count }) => groupDigits(count),
          numeric: true,
        },
        {
          id: 'median',
          head: m.report_median(),
          cell: ({ median_minutes }) => timeText(median_minutes),
          numeric: true,
        },
        { id: 'half', head: m.report_middle_half(), cell: halfText, numeric: true },
      ]}
      rows={stays}
      rowKey={({ stage }) => stage}
    >
      {stays.length === 0 ? (
        <p className="report-nothing">{m.report_stays_none()}</p>
      ) : (
        <>
          <ul className="report-stays" onKeyDown={onKeyDown}>
            {stays.map((stay, index) => (
              <Stay
                key={stay.stage}
                stay={stay}
                top={scale.top}
                isSlowest={stay === slow}
                tabIndex={tabIndexOf(index)}
              />
            ))}
          </ul>
          <Ticks scale={scale} />
        </>
      )}
    </ReportPart>
  );
}

function halfText({ quarter_minutes, three_quarters_minutes }: StageStay): string {
  return `${timeText(quarter_minutes)} – ${timeText(three_quarters_minutes)}`;
}

interface StayProps {
  stay: StageStay;
  top: number;
  isSlowest: boolean;
  tabIndex: number;
}

function Stay({ stay, top, isSlowest, tabIndex }: StayProps) {
  const { quarter_minutes: from, median_minutes: median, three_quarters_minutes: to } = stay;
  const part = (minutes: number) => `${(minutes / top) * 100}%`;
  const text = m.report_stay_bar({
    stage: nameOf(stay),
    from: timeText(from),
    to: timeText(to),
    median: timeText(median),
  });
  return (
    <li className="report-stay">
      <span className="report-stay-name">
        {nameOf(stay)}
        {isSlowest && <span className="report-slowest">{m.report_slowest()}</span>}
      </span>
      <span className="report-track">
        <Bar
          text={text}
          className="report-half"
          style={{ left: part(from), width: part(to - from) }}
          tabIndex={tabIndex}
        />
        <span
          className="report-median"
          style={{ '--at': part(median) } as CSSProperties}
          aria-hidden="true"
        />
      </span>
      <span className="report-stay-time">{timeText(median)}</span>
    </li>
  );
}

function Ticks({ scale: { ticks, unit } }: { scale: Scale }) {
  return (
    <p className="report-ticks" aria-hidden="true">
      <span className="report-ticks-row">
        {ticks.map((tick) => (
          <span key={tick}>{tick}</span>
        ))}
      </span>
      <span>{unit === 'hours' ? m.report_unit_hours() : m.report_unit_days()}</span>
    </p>
  );
}

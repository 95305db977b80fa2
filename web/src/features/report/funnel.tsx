import { Lightbulb } from 'lucide-react';
import type { CSSProperties } from 'react';
import { APPLICATION_REASONS, APPLICATION_STAGES } from '@/i18n/application-labels';
import { dayText } from '@/lib/day';
import { groupDigits } from '@/lib/money';
import { m } from '@/paraglide/messages';
import { Bar, useWalk } from './bars';
import { largestDrop } from './figures';
import { ReportPart } from './part';
import type { FunnelStep, HiringReport } from './wire';
import { percentText, shownShare, stepName } from './words';

const nameOf = (step: FunnelStep) => stepName(step, APPLICATION_STAGES);

/** Where people fall out: columns on desktops, rows on phones. */
export function Funnel({ report }: { report: HiringReport }) {
  const { funnel, from, to } = report;
  const { onKeyDown, tabIndexOf } = useWalk(funnel.length);
  return (
    <ReportPart
      title={m.report_funnel()}
      note={m.report_funnel_note({ from: dayText(from), to: dayText(to) })}
      columns={[
        { id: 'stage', head: m.report_stage(), cell: nameOf },
        {
          id: 'reached',
          head: m.report_count(),
          cell: ({ reached }) => groupDigits(reached),
          numeric: true,
        },
        {
          id: 'share',
          head: m.report_share(),
          cell: ({ share }) => percentText(share),
          numeric: true,
        },
        {
          id: 'of-previous',
          head: m.report_of_previous(),
          cell: ({ of_previous }) => shownShare(of_previous),
          numeric: true,
        },
      ]}
      rows={funnel}
      rowKey={({ stage }) => stage}
    >
      <ol className="report-funnel" onKeyDown={onKeyDown}>
        {funnel.map((step, index) => (
          <Step
            key={step.stage}
            step={step}
            next={funnel[index + 1]}
            tabIndex={tabIndexOf(index)}
          />
        ))}
      </ol>
      <Observation report={report} />
    </ReportPart>
  );
}

interface StepProps {
  step: FunnelStep;
  next?: FunnelStep;
  tabIndex: number;
}

function Step({ step, next, tabIndex }: StepProps) {
  const name = nameOf(step);
  const reached = groupDigits(step.reached);
  const text = m.report_funnel_bar({ stage: name, reached, share: percentText(step.share) });
  return (
    <li
      className="report-step"
      data-stage={step.stage}
      style={{ '--share': `${step.share}%`, '--percent': step.share } as CSSProperties}
    >
      <span className="report-step-name">{name}</span>
      <span className="report-step-column">
        <span className="report-step-count">{reached}</span>
        <Bar text={text} className="report-step-bar" tabIndex={tabIndex} />
      </span>
      {next && (
        <span className="report-step-gap">
          <Flow from={step.share} to={next.share} />
          <span className="report-step-share">{shownShare(next.of_previous)}</span>
        </span>
      )}
    </li>
  );
}

/** The way from one column to the next one. */
function Flow({ from, to }: { from: number; to: number }) {
  const [a, b] = [100 - from, 100 - to];
  return (
    <svg
      className="report-step-flow"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={`M0 ${a}C50 ${a} 50 ${b} 100 ${b}V100H0Z`} />
    </svg>
  );
}

/** One thing that the numbers say, in words; of few people nothing is said. */
function Observation({ report: { funnel, reasons } }: { report: HiringReport }) {
  const drop = largestDrop(funnel);
  if (!drop) return null;
  const [reason] = reasons;
  return (
    <p className="report-remark">
      <Lightbulb size={18} strokeWidth={1.9} aria-hidden="true" />
      <span>
        <strong>
          {m.report_drop({
            stage: nameOf(drop.step),
            before: groupDigits(drop.before),
            after: groupDigits(drop.step.reached),
          })}
        </strong>{' '}
        {reason &&
          m.report_drop_reason({
            reason: APPLICATION_REASONS[reason.reason](),
            count: groupDigits(reason.count),
          })}
      </span>
    </p>
  );
}

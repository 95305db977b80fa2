import { type PointerEvent, useId, useState } from 'react';
import { dayText } from '@/lib/day';
import { groupDigits } from '@/lib/money';
import { m } from '@/paraglide/messages';
import { RadioGroup } from '@/ui/radio-group';
import { Table } from '@/ui/table';
import { bars, CHART, niceTop } from './chart-geometry';
import type { DayStats, Metric, Stats } from './model';

const METRICS: readonly Metric[] = ['views', 'responses', 'favourites'];
const METRIC_WORDS: Record<Metric, () => string> = {
  views: m.my_vacancies_views,
  responses: m.my_vacancies_responses,
  favourites: m.my_vacancies_favourites,
  contacts: m.my_vacancies_contacts,
};

/** The whole life of a vacancy, day by day: a chart, and the same numbers as a table. */
export function StatsChart({ stats: { days, totals } }: { stats: Stats }) {
  const [metric, setMetric] = useState<Metric>('views');
  const titleId = useId();
  const values = days.map((day) => day[metric]);
  const top = niceTop(Math.max(0, ...values));
  const best = days.reduce<DayStats | undefined>(
    (before, day) => (before && before[metric] >= day[metric] ? before : day),
    undefined,
  );
  const label = METRIC_WORDS[metric]();
  const summary =
    best && best[metric] > 0
      ? m.my_vacancies_chart_summary({
          label,
          total: groupDigits(totals[metric]),
          day: dayText(best.day),
          most: groupDigits(best[metric]),
        })
      : m.my_vacancies_chart_none({ label });
  const [first, last] = [days[0], days.at(-1)];
  const [at, setAt] = useState<number | null>(null);
  const shown = at === null ? undefined : days[at];
  const point = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const day = Math.floor(((clientX - left) / width) * days.length);
    setAt(Math.max(0, Math.min(days.length - 1, day)));
  };
  const valueText = (day: DayStats) => `${dayText(day.day)}: ${groupDigits(day[metric])}`;
  return (
    <div className="chart">
      <RadioGroup
        label={m.my_vacancies_chart_metric()}
        labelHidden
        look="segments"
        options={METRICS.map((value) => ({ value, label: METRIC_WORDS[value]() }))}
        value={metric}
        onChange={(value) => setMetric(value as Metric)}
      />
      <p className="chart-summary">{summary}</p>
      {totals[metric] > 0 && (
        <div className="chart-frame">
          <p className="chart-value" aria-hidden="true">
            {shown ? valueText(shown) : m.my_vacancies_chart_touch()}
          </p>
          {/* Labels are HTML beside the SVG, so that the SVG may be stretched to any shape. */}
          <div className="chart-scale" aria-hidden="true">
            <span>{groupDigits(top)}</span>
            <span>{groupDigits(top / 2)}</span>
            <span>0</span>
          </div>
          <div
            className="chart-touch"
            onPointerDown={point}
            onPointerMove={point}
            onPointerLeave={() => setAt(null)}
          >
            <svg
              className="chart-picture"
              viewBox={`0 0 ${CHART.width} ${CHART.height}`}
              preserveAspectRatio="none"
              role="img"
              aria-labelledby={titleId}
            >
              <title id={titleId}>{summary}</title>
              {[0, 0.5, 1].map((part) => (
                <line
                  key={part}
                  className="chart-line"
                  x1={0}
                  x2={CHART.width}
                  y1={CHART.height * part}
                  y2={CHART.height * part}
                />
              ))}
              {bars(values, top).map((bar, index) => (
                <rect
                  key={days[index]?.day}
                  className="chart-bar"
                  data-shown={index === at || undefined}
                  {...bar}
                />
              ))}
            </svg>
            {/* For the keyboard and screen readers: the arrows go from day to day. */}
            <input
              type="range"
              className="chart-keys"
              aria-label={m.my_vacancies_chart_days({ label })}
              min={0}
              max={days.length - 1}
              value={at ?? days.length - 1}
              aria-valuetext={valueTextAt(days, at, valueText)}
              onFocus={() => setAt(at ?? days.length - 1)}
              onBlur={() => setAt(null)}
              onChange={(event) => setAt(Number(event.currentTarget.value))}
            />
          </div>
          <div className="chart-days" aria-hidden="true">
            <span>{first && dayText(first.day)}</span>
            <span>{last && last !== first && dayText(last.day)}</span>
          </div>
        </div>
      )}
      <details className="chart-table">
        <summary>{m.my_vacancies_chart_table()}</summary>
        <Table
          caption={m.my_vacancies_chart_table()}
          captionHidden
          columns={[
            { id: 'day', head: m.my_vacancies_day(), cell: ({ day }) => dayText(day) },
            ...[...METRICS, 'contacts' as const].map((one) => ({
              id: one,
              head: METRIC_WORDS[one](),
              cell: (day: DayStats) => groupDigits(day[one]),
              numeric: true,
            })),
          ]}
          rows={[...days].reverse()}
          rowKey={({ day }) => day}
        />
      </details>
    </div>
  );
}

function valueTextAt(
  days: readonly DayStats[],
  at: number | null,
  text: (day: DayStats) => string,
): string | undefined {
  const day = days[at ?? days.length - 1];
  return day && text(day);
}

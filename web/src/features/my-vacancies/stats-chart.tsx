import { useId, useState } from 'react';
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

/** The whole life of a vacancy, day by day: a picture, and the same numbers as a table. */
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
      <svg
        className="chart-picture"
        viewBox={`-64 -20 ${CHART.width + 68} ${CHART.height + 60}`}
        role="img"
        aria-labelledby={titleId}
      >
        <title id={titleId}>{summary}</title>
        {[0, top / 2, top].map((value) => {
          const y = CHART.height - (value / top) * CHART.height;
          return (
            <g key={value}>
              <line className="chart-line" x1={0} x2={CHART.width} y1={y} y2={y} />
              <text className="chart-mark" x={-8} y={y + 5} textAnchor="end">
                {groupDigits(value)}
              </text>
            </g>
          );
        })}
        {bars(values, top).map((bar, index) => (
          <rect
            key={days[index]?.day}
            className="chart-bar"
            rx={Math.min(3, bar.width / 2)}
            {...bar}
          />
        ))}
        {first && (
          <text className="chart-mark" x={0} y={CHART.height + 34}>
            {dayText(first.day)}
          </text>
        )}
        {last && last !== first && (
          <text className="chart-mark" x={CHART.width} y={CHART.height + 34} textAnchor="end">
            {dayText(last.day)}
          </text>
        )}
      </svg>
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

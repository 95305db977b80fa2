import { Link } from '@tanstack/react-router';
import { ChevronLeft, Download } from 'lucide-react';
import { useAction } from '@/forms/use-action';
import { saveFile } from '@/lib/save-file';
import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { RadioGroup } from '@/ui/radio-group';
import { Select } from '@/ui/select';
import { useOnline } from '@/ui/use-online';
import { changed, PERIODS, type ReportFilter, USUAL_PERIOD } from './filter';
import { exportReport } from './queries';
import type { HiringReport } from './wire';

const PERIOD_WORDS = {
  '30': m.report_period_30,
  '90': m.report_period_90,
  '365': m.report_period_365,
  all: m.report_period_all,
};

interface ReportHeadProps {
  filter: ReportFilter;
  report?: HiringReport;
  onChange: (filter: ReportFilter) => void;
}

/** What the report tells of, and the same as a file. */
export function ReportHead({ filter, report, onChange }: ReportHeadProps) {
  const vacancies = report?.vacancies ?? [];
  return (
    <header className="report-head">
      <Link to="/profile" className="report-back">
        <ChevronLeft size={20} strokeWidth={1.9} aria-hidden="true" />
        {m.shell_nav_profile()}
      </Link>
      <h1 className="report-title display">{m.report_title()}</h1>
      <div className="report-tools">
        <RadioGroup
          label={m.report_period()}
          labelHidden
          look="segments"
          options={PERIODS.map((value) => ({ value, label: PERIOD_WORDS[value]() }))}
          value={filter.period ?? USUAL_PERIOD}
          onChange={(period) => onChange(changed(filter, { period }))}
        />
        {(vacancies.length > 1 || filter.vacancy) && (
          <Field label={m.report_vacancy()} labelHidden>
            <Select
              className="report-vacancy"
              options={[
                { value: '', label: m.report_vacancy_all() },
                ...vacancies.map(({ slug, title }) => ({ value: slug, label: title })),
              ]}
              value={filter.vacancy ?? ''}
              onChange={(event) =>
                onChange(changed(filter, { vacancy: event.currentTarget.value }))
              }
            />
          </Field>
        )}
        <CsvButton filter={filter} />
      </div>
    </header>
  );
}

function CsvButton({ filter }: { filter: ReportFilter }) {
  const isOnline = useOnline();
  const { run, busy, error } = useAction(async () => {
    saveFile(await exportReport(filter), 'ishbor-yollash.csv');
  });
  return (
    <div className="report-csv">
      <Button
        busy={busy}
        disabled={!isOnline}
        icon={<Download size={18} strokeWidth={1.9} aria-hidden="true" />}
        onClick={() => void run()}
      >
        {m.report_csv()}
      </Button>
      <p role="status" className="report-failure">
        {error}
      </p>
    </div>
  );
}

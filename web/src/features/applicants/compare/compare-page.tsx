import { Link, useLocation } from '@tanstack/react-router';
import { ChevronLeft, Printer } from 'lucide-react';
import { useMemo, useState } from 'react';
import { isNotFound } from '@/api/errors';
import { errorText } from '@/i18n/error-text';
import { m } from '@/paraglide/messages';
import { Button, buttonClass } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { Skeleton, SkeletonLine } from '@/ui/skeleton';
import { Switch } from '@/ui/switch';
import { FEWEST_COMPARED } from '../limits';
import './compare.css';
import { CompareTable } from './compare-table';
import { useComparison } from './queries';
import { differing, rowsOf } from './rows';
import type { Comparison } from './wire';

interface ComparePageProps {
  slug: string;
  /** The vacancy's. */
  title: string;
  ids: readonly string[];
  nameOfLanguage: (code: string) => string;
  onChange: (ids: string[]) => void;
}

/** Two to four candidates side by side. The address says who. */
export function ComparePage({ slug, title, ids, nameOfLanguage, onChange }: ComparePageProps) {
  const { data, error, isFetching, refetch } = useComparison(ids);
  const { applicants: filter, ticked } = useLocation().state;
  const isEnough = ids.length >= FEWEST_COMPARED;
  return (
    <div className="wrap compare">
      <Link
        to="/profile/my-vacancies/$slug/applications"
        params={{ slug }}
        search={filter}
        state={{ ticked }}
        className="compare-back"
      >
        <ChevronLeft size={20} strokeWidth={1.9} aria-hidden="true" />
        {m.compare_back({ title })}
      </Link>
      {!isEnough || isNotFound(error) ? (
        <>
          <h1 className="compare-title display">{m.compare_page()}</h1>
          <EmptyState
            cloth={11}
            text={m.compare_needs_two()}
            action={
              <Link
                to="/profile/my-vacancies/$slug/applications"
                params={{ slug }}
                search={filter}
                state={{ ticked }}
                className={buttonClass({ look: 'primary' })}
              >
                {m.compare_to_list()}
              </Link>
            }
          />
        </>
      ) : data ? (
        <Loaded comparison={data} ids={ids} nameOfLanguage={nameOfLanguage} onChange={onChange} />
      ) : (
        <>
          <h1 className="compare-title display">{m.compare_page()}</h1>
          {error ? (
            <ErrorState
              title={m.compare_not_loaded()}
              text={errorText(error)}
              retryText={m.ui_retry()}
              busy={isFetching}
              onRetry={() => void refetch()}
            />
          ) : (
            <Skeleton label={m.ui_loading()}>
              {[0, 1, 2, 3, 4].map((row) => (
                <SkeletonLine key={row} height={60} />
              ))}
            </Skeleton>
          )}
        </>
      )}
    </div>
  );
}

interface LoadedProps {
  comparison: Comparison;
  ids: readonly string[];
  nameOfLanguage: (code: string) => string;
  onChange: (ids: string[]) => void;
}

function Loaded({ comparison, ids, nameOfLanguage, onChange }: LoadedProps) {
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const [said, setSaid] = useState('');
  const rows = useMemo(() => rowsOf(comparison, nameOfLanguage), [comparison, nameOfLanguage]);
  const shown = onlyDifferences ? differing(rows) : rows;
  return (
    <>
      <header className="compare-head">
        <h1 className="compare-title display">
          {m.compare_title({ count: comparison.people.length })}
        </h1>
        <div className="compare-tools">
          <Switch
            label={m.compare_differences()}
            checked={onlyDifferences}
            onChange={(event) => setOnlyDifferences(event.currentTarget.checked)}
          />
          <Button
            icon={<Printer size={20} strokeWidth={1.8} aria-hidden="true" />}
            onClick={() => window.print()}
          >
            {m.compare_print()}
          </Button>
        </div>
      </header>
      <CompareTable
        comparison={comparison}
        rows={shown}
        onRemove={({ card }) => {
          setSaid(m.compare_removed({ name: card.name }));
          onChange(ids.filter((id) => id !== card.id));
        }}
      />
      {shown.length === 0 && <p className="compare-note">{m.compare_all_equal()}</p>}
      <p role="status" className="sr-only">
        {said}
      </p>
      <p className="compare-note">{m.compare_never()}</p>
      <p className="compare-note compare-keys">{m.compare_keys()}</p>
    </>
  );
}

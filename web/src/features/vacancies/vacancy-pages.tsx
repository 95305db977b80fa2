import { useQuery } from '@tanstack/react-query';
import { errorText } from '@/i18n/error-text';
import { m } from '@/paraglide/messages';
import { ErrorState } from '@/ui/error-state';
import { CardSkeletons } from './card-skeleton';
import type { vacanciesQuery } from './queries';
import { VacancyList } from './vacancy-list';

/** The query of one page of a list. */
type PageOptions = ReturnType<typeof vacanciesQuery>;

interface VacancyPagesProps {
  options: (page: number) => PageOptions;
  from: number;
  /** How many pages are shown below each other: "Show more" adds one. */
  count: number;
  headingLevel: 2 | 3;
}

/** Pages of a list, each with its own loading and error state: pages already loaded stay on the screen. */
export function VacancyPages({ options, from, count, headingLevel }: VacancyPagesProps) {
  const pages = Array.from({ length: count }, (_, i) => from + i);
  return (
    <div className="vacancies">
      {pages.map((page) => (
        <VacancyPage key={page} options={options(page)} headingLevel={headingLevel} />
      ))}
    </div>
  );
}

/** Enough skeletons to fill a screen. */
const OUTLINES = 5;

function VacancyPage({ options, headingLevel }: { options: PageOptions; headingLevel: 2 | 3 }) {
  const { data, error, isFetching, refetch } = useQuery(options);
  if (data) return <VacancyList cards={data.data} headingLevel={headingLevel} />;
  if (!error) return <CardSkeletons count={OUTLINES} />;
  return (
    <ErrorState
      title={m.vacancy_not_loaded()}
      text={errorText(error)}
      retryText={m.ui_retry()}
      busy={isFetching}
      onRetry={() => refetch()}
    />
  );
}

import { Link, useNavigate } from '@tanstack/react-router';
import { ChevronDown, ChevronLeft, Download, List, SquareKanban } from 'lucide-react';
import { useAction } from '@/forms/use-action';
import { groupDigits } from '@/lib/money';
import { saveFile } from '@/lib/save-file';
import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';
import { Menu } from '@/ui/menu';
import './applicants.css';
import './back.css';
import { exportCsv } from './calls';
import { type ApplicantFilter, changed } from './filter';
import type { Applicants, VacancyChoice } from './wire';

interface ApplicantsHeadProps {
  slug: string;
  title: string;
  filter: ApplicantFilter;
  found?: Applicants;
  onChange: (filter: ApplicantFilter) => void;
}

/** Which vacancy it is, how many have applied, and the other view of them. */
export function ApplicantsHead({ slug, title, filter, found, onChange }: ApplicantsHeadProps) {
  return (
    <header className="applicants-head">
      <Link to="/profile/my-vacancies/$slug" params={{ slug }} className="applicants-back">
        <ChevronLeft size={20} strokeWidth={1.9} aria-hidden="true" />
        {m.applicants_to_vacancy()}
      </Link>
      <div className="applicants-name">
        <div className="applicants-title-row">
          <h1 className="applicants-title display">{title}</h1>
          {found ? (
            found.vacancies.length > 1 && <Switcher slug={slug} vacancies={found.vacancies} />
          ) : (
            // Keeps the place: with the switch a long title would break elsewhere and move the page.
            <span className="applicants-switch invisible" />
          )}
        </div>
        <Counts found={found} filter={filter} onChange={onChange} />
      </div>
      <div className="applicants-tools">
        <nav className="applicants-views" aria-label={m.board_view()}>
          <Link
            to="/monitoring"
            search={{ ...filter, vacancy: slug, page: undefined }}
            className="applicants-view"
          >
            <SquareKanban size={18} strokeWidth={1.9} aria-hidden="true" />
            {m.board_as_board()}
          </Link>
          <span className="applicants-view" aria-current="page">
            <List size={18} strokeWidth={1.9} aria-hidden="true" />
            {m.board_as_list()}
          </span>
        </nav>
        <CsvButton slug={slug} filter={filter} />
      </div>
    </header>
  );
}

function Switcher({ slug, vacancies }: { slug: string; vacancies: readonly VacancyChoice[] }) {
  const navigate = useNavigate();
  return (
    <Menu
      label={m.board_switch()}
      triggerClass="applicants-switch"
      trigger={<ChevronDown size={20} strokeWidth={1.9} aria-hidden="true" />}
      items={vacancies.map((vacancy) => ({
        id: vacancy.slug,
        label: vacancy.title,
        note: vacancyNote(vacancy),
        isChosen: vacancy.slug === slug,
        onSelect: () =>
          void navigate({
            to: '/profile/my-vacancies/$slug/applications',
            params: { slug: vacancy.slug },
          }),
      }))}
    />
  );
}

function vacancyNote({ count, unread, is_open }: VacancyChoice): string {
  const people = m.board_people({ count, shown: groupDigits(count) });
  const fresh = unread > 0 && m.board_new({ count: unread, shown: groupDigits(unread) });
  return [people, fresh, !is_open && m.board_closed()].filter(Boolean).join(', ');
}

type CountsProps = Pick<ApplicantsHeadProps, 'found' | 'filter' | 'onChange'>;

function Counts({ found, filter, onChange }: CountsProps) {
  if (!found) return <p className="applicants-counts">{'\u00A0'}</p>;
  const total = found.counts.reduce((sum, { count }) => sum + count, 0);
  const unread = found.counts.reduce((sum, one) => sum + one.unread, 0);
  const parts = [m.board_people({ count: total, shown: groupDigits(total) })];
  if (unread > 0) parts.push(m.board_new({ count: unread, shown: groupDigits(unread) }));
  return (
    <p className="applicants-counts">
      {parts.join(', ')}
      {found.late > 0 && !filter.late && (
        <>
          <span aria-hidden="true"> · </span>
          <button
            type="button"
            className="applicants-late"
            onClick={() => onChange(changed(filter, { late: true }))}
          >
            {m.board_late({ count: found.late, shown: groupDigits(found.late) })}
          </button>
        </>
      )}
    </p>
  );
}

/** Everything that the filter shows, all pages of it. */
function CsvButton({ slug, filter }: { slug: string; filter: ApplicantFilter }) {
  const { run, busy, error } = useAction(async () => {
    saveFile(await exportCsv({ ...filter, vacancy: slug }), `${slug}.csv`);
  });
  return (
    <div className="applicants-csv">
      <Button
        size="sm"
        busy={busy}
        icon={<Download size={18} strokeWidth={1.9} aria-hidden="true" />}
        onClick={() => void run()}
      >
        {m.applicants_csv()}
      </Button>
      <p role="status" className="applicants-failure">
        {error}
      </p>
    </div>
  );
}

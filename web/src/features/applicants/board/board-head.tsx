import { Link } from '@tanstack/react-router';
import { ChevronDown, List, Search, SlidersHorizontal, SquareKanban, X } from 'lucide-react';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { Waiting } from '@/forms/waiting';
import { groupDigits } from '@/lib/money';
import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';
import { FilterChips } from '@/ui/filter-chips';
import { Menu, type MenuItem } from '@/ui/menu';
import { onDemand } from '@/ui/on-demand';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { type ApplicantFilter, changed, cleared } from '../filter';
import type { Board, VacancyChoice } from '../wire';
import { BoardMenu } from './board-menu';
import { boardFilters, filterText, type Named } from './filter-words';

const BoardFilterSheet = onDemand(
  async () => (await import('./board-filter-sheet')).BoardFilterSheet,
);

export interface BoardHeadProps {
  board?: Board;
  filter: ApplicantFilter;
  spheres: readonly Named[];
  /** `replace`: typing leaves no trail in the history. */
  onChange: (filter: ApplicantFilter, replace?: boolean) => void;
}

/** Which vacancy it is, how many wait, and how the board is narrowed. */
export function BoardHead({ board, filter, spheres, onChange }: BoardHeadProps) {
  const chosen = board?.vacancies.find(({ slug }) => slug === filter.vacancy);
  return (
    <header className="board-head">
      <div className="board-name">
        <div className="board-title-row">
          <h1 className="board-title display">
            {filter.vacancy ? (chosen?.title ?? m.board_title()) : m.board_all_title()}
          </h1>
          {board ? (
            board.vacancies.length > 0 && (
              <VacancySwitch
                vacancies={board.vacancies}
                chosen={filter.vacancy}
                onChoose={(vacancy) => onChange(changed(filter, { vacancy }))}
              />
            )
          ) : (
            // Keeps the place of the switch: with it a long title would break elsewhere and move the board.
            <span className="board-square invisible" />
          )}
        </div>
        <Counts board={board} filter={filter} onChange={onChange} />
      </div>
      <div className="board-tools">
        {filter.vacancy && <ViewSwitch slug={filter.vacancy} filter={filter} />}
        <SearchField q={filter.q} onSearch={(q) => onChange(changed(filter, { q }), true)} />
        <FilterTool filter={filter} spheres={spheres} onChange={onChange} />
        <BoardMenu />
      </div>
      <FilterChips
        label={m.board_filters()}
        chips={boardFilters(filter).map((name) => {
          const text = filterText(name, filter, spheres);
          return {
            id: name,
            label: text,
            removeLabel: m.board_filter_remove({ filter: text }),
            onRemove: () => onChange(changed(filter, { [name]: undefined })),
          };
        })}
        clearText={m.board_clear()}
        onClear={() => onChange(withoutFilters(filter))}
      />
    </header>
  );
}

/** The text in the search field and the column of a phone stay. */
export function withoutFilters(filter: ApplicantFilter): ApplicantFilter {
  return changed(cleared(filter), { q: filter.q, stage: filter.stage });
}

interface CountsProps {
  board?: Board;
  filter: ApplicantFilter;
  onChange: (filter: ApplicantFilter) => void;
}

function Counts({ board, filter, onChange }: CountsProps) {
  if (!board) return <p className="board-counts">{'\u00A0'}</p>;
  const { total, late } = board;
  const unread = board.data.reduce((sum, column) => sum + column.unread, 0);
  const parts = [m.board_people({ count: total, shown: groupDigits(total) })];
  if (unread > 0) parts.push(m.board_new({ count: unread, shown: groupDigits(unread) }));
  return (
    <p className="board-counts">
      {parts.join(', ')}
      {late > 0 && !filter.late && (
        <>
          <span aria-hidden="true"> · </span>
          <button
            type="button"
            className="board-late"
            onClick={() => onChange(changed(filter, { late: true }))}
          >
            {m.board_late({ count: late, shown: groupDigits(late) })}
          </button>
        </>
      )}
      <span aria-hidden="true"> · </span>
      <Link
        to="/profile/report"
        search={filter.vacancy ? { vacancy: filter.vacancy } : {}}
        className="board-report"
      >
        {m.report_title()}
      </Link>
    </p>
  );
}

interface VacancySwitchProps {
  vacancies: readonly VacancyChoice[];
  chosen?: string;
  onChoose: (slug: string | undefined) => void;
}

function VacancySwitch({ vacancies, chosen, onChoose }: VacancySwitchProps) {
  const items: MenuItem[] = [
    {
      id: 'all',
      label: m.board_all(),
      isChosen: chosen === undefined,
      onSelect: () => onChoose(undefined),
    },
    ...vacancies.map((vacancy) => ({
      id: vacancy.slug,
      label: vacancy.title,
      note: vacancyNote(vacancy),
      isChosen: vacancy.slug === chosen,
      onSelect: () => onChoose(vacancy.slug),
    })),
  ];
  return (
    <div className="board-switch">
      <Menu
        label={m.board_switch()}
        triggerClass="board-square"
        trigger={<ChevronDown size={20} strokeWidth={1.9} aria-hidden="true" />}
        items={items}
      />
    </div>
  );
}

function vacancyNote({ count, unread, is_open }: VacancyChoice): string {
  const people = m.board_people({ count, shown: groupDigits(count) });
  const fresh = unread > 0 && m.board_new({ count: unread, shown: groupDigits(unread) });
  return [people, fresh, !is_open && m.board_closed()].filter(Boolean).join(', ');
}

function ViewSwitch({ slug, filter }: { slug: string; filter: ApplicantFilter }) {
  const { vacancy: _, ...rest } = filter;
  return (
    <nav className="board-views" aria-label={m.board_view()}>
      <span className="board-view" aria-current="page">
        <SquareKanban size={18} strokeWidth={1.9} aria-hidden="true" />
        {m.board_as_board()}
      </span>
      <Link
        to="/profile/my-vacancies/$slug/applications"
        params={{ slug }}
        search={rest}
        className="board-view"
      >
        <List size={18} strokeWidth={1.9} aria-hidden="true" />
        {m.board_as_list()}
      </Link>
    </nav>
  );
}

/** Long enough not to search for every letter. */
const PAUSE_MS = 400;

interface SearchFieldProps {
  q?: string;
  onSearch: (q: string | undefined) => void;
}

function SearchField({ q = '', onSearch }: SearchFieldProps) {
  const [text, setText] = useState(q);
  // Clearing elsewhere on the page changes the address, and the field follows it.
  const [address, setAddress] = useState(q);
  if (address !== q) {
    setAddress(q);
    if (text.trim() !== q) setText(q);
  }
  const search = () => {
    if (text.trim() !== q) onSearch(text.trim() || undefined);
  };
  const searchLater = useEffectEvent(search);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pause begins anew with each letter.
  useEffect(() => {
    const timer = setTimeout(searchLater, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <search className="board-search">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          search();
        }}
      >
        <Search size={20} strokeWidth={1.9} aria-hidden="true" />
        <input
          type="search"
          aria-label={m.board_search_label()}
          placeholder={m.board_search()}
          autoComplete="off"
          enterKeyHint="search"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </form>
    </search>
  );
}

function FilterTool({ filter, spheres, onChange }: Omit<BoardHeadProps, 'board'>) {
  const [open, setOpen] = useState(false);
  const count = boardFilters(filter).length;
  return (
    <>
      <button
        type="button"
        className="board-filter"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <SlidersHorizontal size={20} strokeWidth={1.8} aria-hidden="true" />
        <VisuallyHidden>
          {count > 0 ? m.board_filter_count({ count }) : m.board_filter()}
        </VisuallyHidden>
        <span className="board-filter-word" aria-hidden="true">
          {m.board_filter()}
        </span>
        {count > 0 && (
          <span className="board-filter-count" aria-hidden="true">
            {count}
          </span>
        )}
      </button>
      {open && (
        <Suspense fallback={<Waiting />}>
          <BoardFilterSheet
            filter={filter}
            spheres={spheres}
            onClose={() => setOpen(false)}
            onChange={(next) => {
              setOpen(false);
              onChange(next);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

interface ProblemProps {
  text: string;
  onClose: () => void;
}

/** Why a card went back to its place. The live region stays in the document, so that its text is announced. */
export function Problem({ text, onClose }: ProblemProps) {
  return (
    <div role="alert" className="board-alert">
      {text && (
        <div className="board-problem">
          <p>{text}</p>
          <Button
            look="quiet"
            size="sm"
            onClick={onClose}
            icon={<X size={18} aria-hidden="true" />}
          >
            {m.ui_close()}
          </Button>
        </div>
      )}
    </div>
  );
}

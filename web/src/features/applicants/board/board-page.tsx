import { type KeyboardEvent, type MouseEvent, useEffect, useMemo, useRef, useState } from 'react';
import { KeptNote } from '@/forms/kept-list';
import { errorText } from '@/i18n/error-text';
import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';
import { cx } from '@/ui/cx';
import { ErrorState } from '@/ui/error-state';
import { useNow } from '@/ui/use-now';
import { useWide } from '@/ui/use-wide';
import type { ApplicantFilter } from '../filter';
import { changed } from '../filter';
import { mayMove } from '../moves';
import type { ColumnChoice } from '../queries';
import type { ApplicantCard, BoardColumn } from '../wire';
import './board.css';
import { mayBeMoved } from './board-card';
import { BoardHead, Problem, withoutFilters } from './board-head';
import { BoardPhone } from './board-phone';
import { BoardSkeleton, Nobody } from './board-states';
import { BoardWide } from './board-wide';
import { Drawer } from './drawer';
import type { Named } from './filter-words';
import { MoveSheet } from './move-sheet';
import { newsText } from './news';
import { type BoardTools, BoardToolsProvider } from './tools';
import { useBoard } from './use-board';
import { useDrag } from './use-drag';
import { useFocus } from './use-focus';
import { useFolding } from './use-folding';
import { useLatest } from './use-latest';
import { useMoves } from './use-moves';
import { columnBeside, spotOf, walk } from './walk';

interface BoardPageProps {
  filter: ApplicantFilter;
  spheres: readonly Named[];
  /** The name of a language by its code. */
  nameOfLanguage: (code: string) => string;
  onChange: (filter: ApplicantFilter, replace?: boolean) => void;
}

const NO_COLUMNS: readonly BoardColumn[] = [];

/** The board: applications by stage. */
export function BoardPage({ filter, spheres, nameOfLanguage, onChange }: BoardPageProps) {
  const isWide = useWide();
  const now = useNow();
  const moves = useMoves();
  const folding = useFolding();
  const section = useRef<HTMLElement>(null);
  const [opened, setOpened] = useState<ApplicantCard | null>(null);
  const [asked, setAsked] = useState<ApplicantCard | null>(null);

  const { drag, onPointerDown } = useDrag({
    board: section,
    cardOf: (id) => {
      const card = cardOn(columns, id);
      return card && mayBeMoved(card) && !moves.mover.isBusy(id) ? card : undefined;
    },
    onDrop: (card, id) => {
      const column = columns.find((one) => one.id === id);
      if (!column) return false;
      void moves.move(card, column);
      return mayMove(card, column);
    },
  });
  const { board, error, isFetching, isStale, answer, refetch } = useBoard(
    filter,
    drag !== null,
    moves.isMoving,
  );
  const columns = board?.data ?? NO_COLUMNS;
  const news = board?.news;
  const { say } = moves;
  // What happened before this page was opened, or was said already, is no news.
  const heard = useRef(Date.now());
  useEffect(() => {
    if (!news || news.at <= heard.current) return;
    heard.current = news.at;
    say(newsText(news));
  }, [news, say]);
  const focus = useFocus(columns);
  /** What the keyboard walks on. */
  const walkways = columns.map((column) =>
    folding.isFolded(column) ? { ...column, cards: [] } : column,
  );

  /** By keys or by a menu: the card keeps the focus wherever it goes. */
  const moveWithFocus = async (card: ApplicantCard, column: ColumnChoice) => {
    if (mayMove(card, column)) focus.wanted.current = card.id;
    await moves.move(card, column);
    requestAnimationFrame(() => focus.toIfLost(card.id));
  };
  const open = (card: ApplicantCard, event: MouseEvent) => {
    // Phones follow the link to the whole page.
    if (!isWide || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    setOpened(card);
  };
  const close = () => {
    setOpened(null);
    if (opened) focus.to(opened.id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    if (event.ctrlKey || event.metaKey || target.closest('[role=menu]')) return;
    const id = target.closest<HTMLElement>('[data-card]')?.dataset.card;
    const card = id && cardOn(columns, id);
    const spot = id && spotOf(walkways, id);
    if (!card || !spot) return;
    if (event.key === 'Escape' && opened) {
      event.preventDefault();
      close();
    } else if (event.altKey) {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key] as -1 | 1 | undefined;
      if (!step) return;
      // Alt+← is also the browser's Back.
      event.preventDefault();
      if (event.repeat || moves.mover.isBusy(card.id)) return;
      const column = columnBeside(columns, card, step);
      if (column) void moveWithFocus(card, column);
      else moves.say(m.board_no_way({ name: card.name }));
    } else {
      const next = walk(walkways, spot, event.key);
      if (!next) return;
      event.preventDefault();
      focus.to(next);
    }
  };

  const latest = useLatest({ open, move: moveWithFocus, ask: setAsked });
  const choices = useMemo(
    () => columns.map(({ id, stage, name }) => ({ id, stage, name })),
    [columns],
  );
  const namesVacancy = !filter.vacancy;
  const tools = useMemo(
    (): BoardTools => ({
      columns: choices,
      open: (card, event) => latest.current.open(card, event),
      move: (card, column) => void latest.current.move(card, column),
      ask: isWide ? undefined : (card) => latest.current.ask(card),
      wanted: focus.wanted,
      namesVacancy,
      now,
      filter,
    }),
    [choices, latest, isWide, focus, namesVacancy, now, filter],
  );

  const shared = {
    columns,
    filter,
    openId: isWide ? opened?.id : undefined,
    draggedId: drag?.card.id,
    isBusy: moves.mover.isBusy,
    onReady: focus.onReady,
    spoken: moves.spoken,
  };
  const clear = () => onChange(changed(withoutFilters(filter), { q: undefined }));
  return (
    <BoardToolsProvider value={tools}>
      <div
        className={cx('board', isWide && 'board-wide')}
        data-drawer={(isWide && opened !== null) || undefined}
      >
        <div className="board-main">
          <BoardHead board={board} filter={filter} spheres={spheres} onChange={onChange} />
          <KeptNote of={answer} />
          <Problem text={moves.problem} onClose={moves.forget} />
          {board && error && (
            <div className="board-problem">
              <p>
                {m.board_outdated()} {errorText(error)}
              </p>
              <Button look="quiet" size="sm" busy={isFetching} onClick={() => void refetch()}>
                {m.ui_retry()}
              </Button>
            </div>
          )}
          <div className="board-body" aria-busy={isStale || undefined}>
            {!board && error && (
              <ErrorState
                title={m.board_not_loaded()}
                text={errorText(error)}
                retryText={m.ui_retry()}
                busy={isFetching}
                onRetry={() => void refetch()}
              />
            )}
            {!board && !error && <BoardSkeleton />}
            {board?.total === 0 && <Nobody board={board} filter={filter} onClear={clear} />}
            {board && board.total > 0 && isWide && (
              <BoardWide
                {...shared}
                ref={section}
                folding={folding}
                drag={drag}
                onSort={onChange}
                onKeyDown={onKeyDown}
                onPointerDown={onPointerDown}
              />
            )}
            {board && board.total > 0 && !isWide && (
              <BoardPhone
                {...shared}
                onStage={(stage) => onChange(changed(filter, { stage }), true)}
              />
            )}
          </div>
        </div>
        {isWide && opened && (
          <OpenedDrawer
            opened={opened}
            columns={columns}
            moves={moves}
            nameOfLanguage={nameOfLanguage}
            onOpen={setOpened}
            onClose={close}
          />
        )}
      </div>
      <MoveSheet
        card={asked}
        columns={choices}
        onMove={(card, column) => void moveWithFocus(card, column)}
        onClose={() => setAsked(null)}
      />
      {moves.mover.dialogs}
    </BoardToolsProvider>
  );
}

interface OpenedDrawerProps {
  opened: ApplicantCard;
  columns: readonly BoardColumn[];
  moves: ReturnType<typeof useMoves>;
  nameOfLanguage: (code: string) => string;
  onOpen: (card: ApplicantCard) => void;
  onClose: () => void;
}

function OpenedDrawer(props: OpenedDrawerProps) {
  const { opened, columns, moves, nameOfLanguage, onOpen, onClose } = props;
  const spot = spotOf(columns, opened.id);
  return (
    <Drawer
      card={cardOn(columns, opened.id) ?? opened}
      mover={moves.mover}
      nameOfLanguage={nameOfLanguage}
      next={spot && walk(columns, spot, 'ArrowDown')}
      previous={spot && walk(columns, spot, 'ArrowUp')}
      onGo={(id) => {
        const card = cardOn(columns, id);
        if (card) onOpen(card);
      }}
      onClose={onClose}
    />
  );
}

function cardOn(columns: readonly BoardColumn[], id: string): ApplicantCard | undefined {
  for (const { cards } of columns) {
    const card = cards.find((one) => one.id === id);
    if (card) return card;
  }
  return undefined;
}

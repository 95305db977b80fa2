/**
 * The board with every page of its columns that was asked for. The server sends the first 50 cards of a column; the rest
 * is one cached answer with them, so that a move, a refusal and a refresh have one place to change.
 */
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { live } from '@/api/live-topics';
import type { ApplicantFilter } from '../filter';
import { boardQuery, columnPage, columnsQuery } from '../queries';
import type { ApplicantCard, Board, BoardColumn } from '../wire';
import { type FollowedBoard, newsOf } from './news';

/** Cards on a page of a column. */
export const PAGE = 50;

type LoadPage = (column: string, page: number) => Promise<ApplicantCard[]>;

/** What narrows the board. The stage only says which column a phone shows. */
export function boardFilter({ stage: _, page: __, ...filter }: ApplicantFilter): ApplicantFilter {
  return filter;
}

export const wholeBoardQuery = (queryClient: QueryClient, given: ApplicantFilter) => {
  const filter = boardFilter(given);
  const { queryKey, queryFn } = boardQuery(filter);
  return queryOptions({
    queryKey,
    meta: live('board'),
    queryFn: async (context): Promise<FollowedBoard> => {
      const fresh = await (queryFn as (given: typeof context) => Promise<Board>)(context);
      // Menus and dialogs ask for the columns alone; they are known now.
      queryClient.setQueryData(
        columnsQuery().queryKey,
        fresh.data.map(({ id, stage, name }) => ({ id, stage, name })),
      );
      const before = queryClient.getQueryData<Board>(queryKey);
      const board = await withPages(fresh, before, async (column, page) => {
        return (await columnPage(column, filter, page, context.signal)).data;
      });
      return { ...board, news: newsOf(before, fresh, Date.now()) };
    },
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
};

/** Adds the pages that were shown before. They are asked for again only if something above them has changed. */
export async function withPages(
  fresh: Board,
  before: Board | undefined,
  load: LoadPage,
): Promise<Board> {
  const first = new Set(fresh.data.flatMap(({ cards }) => cards.map(({ id }) => id)));
  const whole = async (column: BoardColumn): Promise<BoardColumn> => {
    const known = before?.data.find(({ id }) => id === column.id);
    if (!known || known.cards.length <= PAGE || column.count <= column.cards.length) return column;
    if (isSame(column, known)) {
      const rest = known.cards.slice(column.cards.length).filter(({ id }) => !first.has(id));
      return { ...column, cards: [...column.cards, ...rest] };
    }
    const more = Math.ceil(Math.min(known.cards.length, column.count) / PAGE) - 1;
    const pages = await Promise.all(
      Array.from({ length: more }, (_, row) => load(column.id, row + 2)),
    );
    return { ...column, cards: pages.reduce(joined, column.cards) };
  };
  return { ...fresh, data: await Promise.all(fresh.data.map(whole)) };
}

function isSame(column: BoardColumn, known: BoardColumn): boolean {
  return (
    column.count === known.count && column.cards.every(({ id }, row) => id === known.cards[row]?.id)
  );
}

/** Somebody may have moved a card between two answers: nobody appears twice. */
export function joined(cards: ApplicantCard[], more: readonly ApplicantCard[]): ApplicantCard[] {
  const known = new Set(cards.map(({ id }) => id));
  return [...cards, ...more.filter(({ id }) => !known.has(id))];
}

/** Loads the next page of a column. */
export async function loadMore(
  queryClient: QueryClient,
  given: ApplicantFilter,
  column: BoardColumn,
): Promise<void> {
  const filter = boardFilter(given);
  const { queryKey } = boardQuery(filter);
  const page = Math.floor(column.cards.length / PAGE) + 1;
  const { data: more } = await columnPage(column.id, filter, page);
  queryClient.setQueryData<Board>(queryKey, (board) => {
    if (!board) return board;
    // A card that was moved while the page was on its way is in its new column.
    const elsewhere = new Set(
      board.data
        .filter(({ id }) => id !== column.id)
        .flatMap(({ cards }) => cards.map(({ id }) => id)),
    );
    const added = more.filter(({ id }) => !elsewhere.has(id));
    return {
      ...board,
      data: board.data.map((one) =>
        one.id === column.id ? { ...one, cards: joined(one.cards, added) } : one,
      ),
    };
  });
}

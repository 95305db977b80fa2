/** Puts a changed application into every answer that shows it, so that the screen does not wait for the server. */
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { applicantKeys } from './queries';
import type { ApplicantCard, Applicants, ApplicantView, Board, BoardColumn } from './wire';

type Snapshot = [QueryKey, unknown][];

/** For taking a change back. */
export function snapshot(queryClient: QueryClient): Snapshot {
  return queryClient.getQueriesData({ queryKey: applicantKeys.all });
}

/** Takes back the change of one application; what has happened to others in the meantime stays. */
export function putBack(queryClient: QueryClient, before: Snapshot, id: string): void {
  for (const [key, old] of before) {
    const data = queryClient.getQueryData(key);
    if (!data || !old) continue;
    const next = returned(key, data, old, id);
    if (next !== data) queryClient.setQueryData(key, next);
  }
}

function returned(key: QueryKey, data: unknown, old: unknown, id: string): unknown {
  if (key[1] === 'board') return backOnBoard(data as Board, old as Board, id);
  if (key[1] === 'list') {
    const card = (old as Applicants).data.find((one) => one.id === id);
    return card ? placed(key, data, card) : data;
  }
  if (key[1] !== 'one' || (old as ApplicantView).id !== id) return data;
  return placed(key, data, cardOf(old as ApplicantView));
}

/** Back to its column, to the place where it was. */
function backOnBoard(board: Board, old: Board, id: string): Board {
  const from = old.data.find(({ cards }) => cards.some((card) => card.id === id));
  const row = from?.cards.findIndex((card) => card.id === id) ?? -1;
  const card = from?.cards[row];
  if (!from || !card) return board;
  const next = onBoard(board, card);
  if (next === board) return board;
  return {
    ...next,
    data: next.data.map((column) => {
      if (column.id !== from.id) return column;
      const cards = column.cards.filter((one) => one.id !== id);
      return { ...column, cards: [...cards.slice(0, row), card, ...cards.slice(row)] };
    }),
  };
}

/** Changes that the server has not answered yet. */
let underWay = 0;

/** Returns how to end it. */
export function beginChange(): () => void {
  underWay += 1;
  return () => {
    underWay -= 1;
  };
}

/**
 * What was changed without an answer of the server is asked for again, after the last change: an earlier answer would
 * undo on the screen what is still on its way.
 */
export async function refresh(queryClient: QueryClient): Promise<void> {
  if (underWay > 0) return;
  await queryClient.invalidateQueries({
    queryKey: applicantKeys.all,
    predicate: ({ queryKey }) => queryKey[1] !== 'columns',
  });
}

/** A card with its new stage and column, in lists, on boards and on its own page. */
export function placeCard(queryClient: QueryClient, card: ApplicantCard): void {
  for (const [key, data] of snapshot(queryClient)) {
    if (!data) continue;
    const next = placed(key, data, card);
    if (next !== data) queryClient.setQueryData(key, next);
  }
}

export function placed(key: QueryKey, data: unknown, card: ApplicantCard): unknown {
  switch (key[1]) {
    case 'list':
      return withData(data as Applicants, (cards) => replaced(cards, card));
    case 'board':
      return onBoard(data as Board, card);
    case 'one':
      return (data as ApplicantView).id === card.id ? merged(data as ApplicantView, card) : data;
    default:
      return data;
  }
}

interface Page {
  data: ApplicantCard[];
}

function withData<One extends Page>(
  page: One,
  change: (cards: ApplicantCard[]) => ApplicantCard[],
) {
  const data = change(page.data);
  return data === page.data ? page : { ...page, data };
}

function replaced(cards: ApplicantCard[], card: ApplicantCard): ApplicantCard[] {
  if (!cards.some(({ id }) => id === card.id)) return cards;
  return cards.map((one) => (one.id === card.id ? card : one));
}

/** Out of the column where it was, to the top of the one where it is now; the counts follow. */
function onBoard(board: Board, card: ApplicantCard): Board {
  const from = board.data.find(({ cards }) => cards.some(({ id }) => id === card.id));
  if (!from) return board;
  if (from.id === card.column_id) {
    return { ...board, data: board.data.map((one) => changedColumn(one, from.id, card)) };
  }
  const was = from.cards.find(({ id }) => id === card.id);
  return {
    ...board,
    data: board.data.map((column) => {
      if (column.id === from.id) {
        const cards = column.cards.filter(({ id }) => id !== card.id);
        return { ...column, cards, ...counted(column, -1, was?.is_new) };
      }
      if (column.id !== card.column_id) return column;
      return { ...column, cards: [card, ...column.cards], ...counted(column, 1, card.is_new) };
    }),
  };
}

function changedColumn(column: BoardColumn, id: string, card: ApplicantCard): BoardColumn {
  if (column.id !== id) return column;
  const isRead = !card.is_new && column.cards.some((one) => one.id === card.id && one.is_new);
  const unread = Math.max(0, column.unread - (isRead ? 1 : 0));
  return { ...column, cards: replaced(column.cards, card), unread };
}

function counted({ count, unread }: BoardColumn, by: number, isNew = false) {
  return { count: Math.max(0, count + by), unread: Math.max(0, unread + (isNew ? by : 0)) };
}

function merged(view: ApplicantView, card: ApplicantCard): ApplicantView {
  return { ...view, ...card };
}

/** The card of a whole application. */
export function cardOf(view: ApplicantView): ApplicantCard {
  const card = Object.fromEntries(Object.entries(view).filter(([name]) => !OF_VIEW.has(name)));
  return { ...(card as unknown as ApplicantCard), comment_count: view.comments.length };
}

/** What a card does not have. */
const OF_VIEW: ReadonlySet<string> = new Set<keyof ApplicantView>([
  'comments',
  'letter',
  'message',
  'answers',
  'resume',
  'sent_at',
  'copy_erased_at',
  'updated_since',
  'current',
  'history',
  'my_rating',
  'others',
  'events',
  'previous',
  'next',
  'can_act',
]);

/** Opening an application marks it as viewed; lists that were loaded before follow. */
export function markViewed(queryClient: QueryClient, view: ApplicantView): void {
  placeCard(queryClient, { ...cardOf(view), is_new: false });
}

/** Changes one application on its own page, such as after a comment. */
export function changeView(
  queryClient: QueryClient,
  id: string,
  change: (view: ApplicantView) => ApplicantView,
): void {
  queryClient.setQueriesData<ApplicantView>({ queryKey: [...applicantKeys.all, 'one'] }, (view) =>
    view?.id === id ? change(view) : view,
  );
}

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { makeQueryClient } from '@/api/query-client';
import { interview } from '@/forms/interview/testing';
import { startLocale } from '@/i18n/locale';
import { toastStore } from '@/ui/toast-store';
import { boardOf, card } from './board/testing';
import { applicantKeys, type ColumnChoice, columnsQuery } from './queries';
import { type MoveOutcome, useMove } from './use-move';
import type { ApplicantCard, ApplicationStage, Board, EmployerAction } from './wire';

beforeAll(() => {
  startLocale('/en');
});
afterAll(() => {
  startLocale('/');
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const MEMBERS = [{ user_id: 'u1', name: 'Nigora Karimova', phone: '', role: 'owner', is_me: true }];

interface Sent {
  path: string;
  body: Record<string, unknown>;
}

interface ButtonsProps {
  one: ApplicantCard;
  what: ApplicationStage | EmployerAction;
  columns: readonly ColumnChoice[];
  onDone: (outcome: MoveOutcome) => void;
}

function Buttons({ one, what, columns, onDone }: ButtonsProps) {
  const mover = useMove();
  const column = columns.find(({ stage }) => stage === what);
  const press = async () =>
    onDone(await (column ? mover.move(one, column) : mover.act(one, what as EmployerAction)));
  return (
    <>
      <button type="button" onClick={() => void press()}>
        Change
      </button>
      <p role="alert">{mover.refusal?.text}</p>
      {mover.dialogs}
    </>
  );
}

/** A board with one card, a button for one change of it, and a server that agrees or refuses. */
function open(one: ApplicantCard, what: ApplicationStage | EmployerAction, refuse?: object) {
  const sent: Sent[] = [];
  const outcomes: MoveOutcome[] = [];
  const held: { answer?: () => void } = {};
  vi.stubGlobal('fetch', async (request: Request) => {
    const path = new URL(request.url).pathname.replace('/api/v1', '');
    if (path === '/company/members') {
      return Response.json({ status: true, data: { members: MEMBERS } });
    }
    if (path.startsWith('/interviews') && request.method === 'GET') {
      const meta = { page: 1, per_page: 20, total: 0, pages: 1 };
      return Response.json({ status: true, data: [], to_answer: [], meta });
    }
    if (request.method === 'GET') return Response.json(boardOf([one]));
    const body = await request.json();
    sent.push({ path, body });
    await new Promise<void>((resolve) => {
      held.answer = resolve;
    });
    if (refuse) return Response.json(refuse, { status: 409 });
    if (path === '/interviews/create') {
      return Response.json({ status: true, data: interview(), warnings: [] });
    }
    return Response.json({ status: true, data: { ...one, column_id: body.column ?? 'rejected' } });
  });
  const queryClient = makeQueryClient();
  const columns = boardOf([]).data.map(({ id, stage, name }) => ({ id, stage, name }));
  queryClient.setQueryData(columnsQuery().queryKey, columns);
  queryClient.setQueryData(applicantKeys.board({}), boardOf([one]));

  render(
    <QueryClientProvider client={queryClient}>
      <Buttons
        one={one}
        what={what}
        columns={columns}
        onDone={(outcome) => outcomes.push(outcome)}
      />
    </QueryClientProvider>,
  );
  const where = () =>
    queryClient
      .getQueryData<Board>(applicantKeys.board({}))
      ?.data.find(({ cards }) => cards.length > 0)?.id;
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  /** The server answers the call that waits. */
  const answer = async () => {
    await waitFor(() => expect(held.answer).toBeDefined());
    held.answer?.();
  };
  return { sent, outcomes, where, press, answer };
}

it('moves at once, before the server has answered', async () => {
  const { sent, outcomes, where, press, answer } = open(card('a1', 'new'), 'review');
  await press('Change');
  await waitFor(() => expect(where()).toBe('review'));
  expect(outcomes).toEqual([]);
  await answer();
  await waitFor(() => expect(outcomes[0]?.kind).toBe('done'));
  expect(sent).toEqual([{ path: '/applications/a1/move', body: { column: 'review' } }]);
});

it('puts the card back when the server refuses, and says where it may go', async () => {
  const refuse = {
    status: false,
    code: 'wrong_state',
    message: 'Not possible now.',
    stages: ['rejected'],
  };
  const { outcomes, where, press, answer } = open(card('a1', 'new'), 'review', refuse);
  await press('Change');
  await waitFor(() => expect(where()).toBe('review'));
  await answer();
  await waitFor(() => expect(outcomes[0]?.kind).toBe('refused'));
  expect(where()).toBe('new');
  expect(screen.getByRole('alert').textContent).toMatch(/Not possible now\..*Refused/);
});

it('asks for a message before it invites', async () => {
  const { sent, outcomes, where, press, answer } = open(card('a1', 'new'), 'invite');
  await press('Change');
  await press('Send invitation');
  expect(sent).toEqual([]);
  await userEvent.type(await screen.findByRole('textbox'), 'Come on Monday at 10.');
  await press('Send invitation');
  await waitFor(() => expect(where()).toBe('invited'));
  await answer();
  await waitFor(() => expect(outcomes[0]?.kind).toBe('done'));
  expect(sent[0]?.body).toEqual({ column: 'invited', message: 'Come on Monday at 10.' });
});

it('opens the dialog of an interview on the way to its column, and leaves the card when it is dismissed', async () => {
  const { sent, outcomes, where, press } = open(card('a1', 'review'), 'interview');
  await press('Change');
  await screen.findByRole('heading', { name: 'Invite to interview' });
  await press('Cancel');
  await waitFor(() => expect(outcomes).toEqual([{ kind: 'cancelled' }]));
  expect(where()).toBe('review');
  expect(sent).toEqual([]);
});

it('moves the card once the interview is set', async () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const { sent, outcomes, where, press, answer } = open(card('a1', 'review'), 'interview');
  await press('Change');
  await screen.findByRole('heading', { name: 'Invite to interview' });
  await screen.findByRole('button', { name: 'Nigora Karimova', pressed: true });
  await userEvent.click(screen.getByText('By phone'));
  await press('Next week');
  await userEvent.click(screen.getByRole('button', { name: '11:00' }));
  await press('Schedule the interview');
  await answer();
  await waitFor(() => expect(outcomes[0]?.kind).toBe('done'));
  expect(sent).toHaveLength(1);
  expect(sent[0]?.path).toBe('/interviews/create');
  expect(sent[0]?.body).toMatchObject({ application_id: 'a1', kind: 'phone' });
  expect(where()).toBe('interview');
});

it('asks once more before it hires somebody who was not invited', async () => {
  const one = card('a1', 'new', { stages: ['hired'] });
  const { sent, press, answer, outcomes } = open(one, 'hired');
  await press('Change');
  await press('Hire');
  await answer();
  await waitFor(() => expect(outcomes[0]?.kind).toBe('done'));
  expect(sent[0]?.body).toEqual({ column: 'hired', confirm: true });
});

it('ends a hiring as a move with a reason', async () => {
  const { sent, outcomes, press, answer } = open(card('a1', 'hired'), 'dismiss');
  await press('Change');
  await userEvent.click(screen.getAllByRole('radio')[0] as HTMLElement);
  await press('End it');
  await answer();
  await waitFor(() => expect(outcomes[0]?.kind).toBe('done'));
  expect(sent).toEqual([
    { path: '/applications/a1/move', body: { column: 'rejected', reason: 'did_not_start' } },
  ]);
});

it('changes nothing when a dialog is closed', async () => {
  const { sent, outcomes, where, press } = open(card('a1', 'new'), 'reject');
  await press('Change');
  await press('Cancel');
  await waitFor(() => expect(outcomes).toEqual([{ kind: 'cancelled' }]));
  expect(sent).toEqual([]);
  expect(where()).toBe('new');
});

/** A board with two cards and a server whose answers come when the test says so. */
function two() {
  const cards = [card('a1', 'new'), card('a2', 'new')] as const;
  const answers = new Map<string, (answer: Response) => void>();
  vi.stubGlobal('fetch', async (request: Request) => {
    const path = new URL(request.url).pathname.replace('/api/v1', '');
    if (request.method === 'GET') return Response.json(boardOf(cards));
    return new Promise<Response>((resolve) => answers.set(path, resolve));
  });
  const queryClient = makeQueryClient();
  const columns = boardOf([]).data.map(({ id, stage, name }) => ({ id, stage, name }));
  queryClient.setQueryData(columnsQuery().queryKey, columns);
  queryClient.setQueryData(applicantKeys.board({}), boardOf(cards));
  const { result } = renderHook(() => useMove(), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  });
  const board = () => queryClient.getQueryData<Board>(applicantKeys.board({}));
  return {
    cards,
    columns,
    mover: result,
    idsIn: (id: string) =>
      board()
        ?.data.find((one) => one.id === id)
        ?.cards.map((one) => one.id),
    countOf: (id: string) => board()?.data.find((one) => one.id === id)?.count,
    answer: async (path: string, body: object, status = 200) => {
      await waitFor(() => expect(answers.has(path)).toBe(true));
      await act(async () => answers.get(path)?.(Response.json(body, { status })));
    },
  };
}

const REFUSED = { status: false, code: 'wrong_state', message: 'Not possible now.', stages: [] };

it('keeps one change while another one is refused, and asks again only after both', async () => {
  const { cards, columns, mover, idsIn, countOf, answer } = two();
  const [first, second] = cards;
  const review = columns.find(({ stage }) => stage === 'review') as ColumnChoice;
  const ended: string[] = [];
  const invalidated = vi.spyOn(QueryClient.prototype, 'invalidateQueries');
  await act(async () => {
    void mover.current.move(second, review).then(({ kind }) => ended.push(kind));
    void mover.current.move(first, review).then(({ kind }) => ended.push(kind));
  });
  await waitFor(() => expect(idsIn('review')).toEqual(['a1', 'a2']));
  await answer('/applications/a2/move', REFUSED, 409);
  await waitFor(() => expect(ended).toEqual(['refused']));
  expect(idsIn('review')).toEqual(['a1']);
  expect(idsIn('new')).toEqual(['a2']);
  expect(countOf('new')).toBe(1);
  expect(invalidated).not.toHaveBeenCalled();
  const done = { ...first, column_id: 'review', stage: 'review' };
  await answer('/applications/a1/move', { status: true, data: done });
  await waitFor(() => expect(ended).toEqual(['refused', 'done']));
  expect(idsIn('review')).toEqual(['a1']);
  expect(invalidated).toHaveBeenCalledTimes(1);
  invalidated.mockRestore();
});

it('puts a refused card back to its place in the column', async () => {
  const { cards, columns, mover, idsIn, answer } = two();
  const review = columns.find(({ stage }) => stage === 'review') as ColumnChoice;
  await act(async () => void mover.current.move(cards[1], review));
  await waitFor(() => expect(idsIn('review')).toEqual(['a2']));
  await answer('/applications/a2/move', REFUSED, 409);
  await waitFor(() => expect(idsIn('new')).toEqual(['a1', 'a2']));
});

it('says in a toast that a planned refusal could not be taken back', async () => {
  const one = card('a1', 'new');
  const { press, answer, outcomes } = open(one, 'reject');
  await press('Change');
  await userEvent.click(screen.getByRole('radio', { name: 'The position is filled' }));
  await userEvent.click(screen.getByRole('radio', { name: '24 hours' }));
  await press('Refuse');
  await answer();
  await waitFor(() => expect(outcomes[0]?.kind).toBe('done'));
  await waitFor(() => expect(toastStore.snapshot().at(-1)?.action).toBeDefined());
  vi.stubGlobal('fetch', async () => Response.json(REFUSED, { status: 409 }));
  act(() => toastStore.snapshot().at(-1)?.action?.onPress());
  await waitFor(() =>
    expect(toastStore.snapshot().at(-1)).toMatchObject({
      kind: 'error',
      text: 'Not possible now.',
    }),
  );
});

it('says in a dialog where a refused application may go, and is not dismissed while it sends', async () => {
  const { press, answer, outcomes } = open(card('a1', 'new'), 'invite', {
    ...REFUSED,
    stages: ['rejected'],
  });
  await press('Change');
  await userEvent.type(await screen.findByRole('textbox'), 'Come on Monday at 10.');
  await press('Send invitation');
  await press('Cancel');
  expect(outcomes).toEqual([]);
  await answer();
  await screen.findByText(/Not possible now\..*Refused/);
});

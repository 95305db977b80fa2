import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { makeQueryClient } from '@/api/query-client';
import { startLocale } from '@/i18n/locale';
import { applicantKeys, columnsQuery } from '../queries';
import { boardOf, card } from './testing';
import { useMoves } from './use-moves';

beforeAll(() => {
  startLocale('/en');
});
afterAll(() => {
  startLocale('/');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('announces what is done beside the board, and is quiet until then', async () => {
  const one = card('Ali', 'rejected', { actions: ['reopen'], stages: ['review'] });
  let answer: () => void = () => undefined;
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === 'GET') return Response.json(boardOf([one]));
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    const moved = { ...one, column_id: 'review', stage: 'review', status: 'waiting' };
    return Response.json({ status: true, data: moved });
  });
  const queryClient = makeQueryClient();
  const columns = boardOf([]).data.map(({ id, stage, name }) => ({ id, stage, name }));
  queryClient.setQueryData(columnsQuery().queryKey, columns);
  queryClient.setQueryData(applicantKeys.board({}), boardOf([one]));
  const { result } = renderHook(() => useMoves(), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  });
  await act(async () => void result.current.mover.act(one, 'reopen'));
  await waitFor(() => expect(result.current.isMoving).toBe(true));
  expect(result.current.spoken).toBe('');
  await act(async () => answer());
  await waitFor(() => expect(result.current.spoken).toBe('Ali: moved to “In review”'));
  await waitFor(() => expect(result.current.isMoving).toBe(false));
});

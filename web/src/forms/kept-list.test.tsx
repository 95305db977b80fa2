import {
  keepPreviousData,
  onlineManager,
  QueryClientProvider,
  useQuery,
} from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { makeQueryClient } from '@/api/query-client';
import { m } from '@/paraglide/messages';
import { isKept, KeptNote } from './kept-list';

afterEach(() => {
  cleanup();
  onlineManager.setOnline(true);
});

function List({ filter }: { filter: string }) {
  const answer = useQuery({
    queryKey: ['list', filter],
    queryFn: async () => `list of ${filter}`,
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <KeptNote of={answer} />
      <p>{answer.isPlaceholderData && !isKept(answer) ? 'loading' : answer.data}</p>
    </>
  );
}

it('a filter chosen without network keeps the last list and says so, and comes by itself', async () => {
  const client = makeQueryClient();
  const page = (filter: string) => (
    <QueryClientProvider client={client}>
      <List filter={filter} />
    </QueryClientProvider>
  );
  const { rerender } = render(page('all'));
  expect(await screen.findByText('list of all')).toBeTruthy();
  onlineManager.setOnline(false);
  rerender(page('new'));
  expect(screen.getByRole('status').textContent).toBe(m.jobs_offline());
  expect(screen.getByText('list of all')).toBeTruthy();
  act(() => onlineManager.setOnline(true));
  expect(await screen.findByText('list of new')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('');
});

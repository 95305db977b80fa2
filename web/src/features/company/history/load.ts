import type { QueryClient } from '@tanstack/react-query';
import { m } from '@/paraglide/messages';
import { historyQuery } from './queries';

export async function loadHistory(queryClient: QueryClient, page: number) {
  const history = await queryClient.fetchQuery(historyQuery(page));
  return { title: m.company_history_title(), history };
}

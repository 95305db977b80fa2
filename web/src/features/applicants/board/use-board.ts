import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useLive } from '@/session/live-state';
import type { ApplicantFilter } from '../filter';
import { wholeBoardQuery } from './pages';

/**
 * The board as it is shown. While a card is held or on its way, nothing is asked for; while it is held, nothing changes
 * under it either. Colleagues' moves come with the next answer: at once while the live channel is open.
 */
export function useBoard(filter: ApplicantFilter, isHeld: boolean, isMoving: boolean) {
  const queryClient = useQueryClient();
  const options = wholeBoardQuery(queryClient, filter);
  const isQuiet = isHeld || isMoving;
  const isTold = useLive();
  const answer = useQuery({
    ...options,
    refetchInterval: isQuiet || isTold ? false : options.refetchInterval,
    refetchOnWindowFocus: isQuiet ? false : options.refetchOnWindowFocus,
    placeholderData: keepPreviousData,
  });
  const shown = useRef(answer.data);
  if (!isHeld) shown.current = answer.data;
  return {
    board: shown.current,
    error: answer.error,
    isFetching: answer.isFetching,
    /** Of another filter, until the answer comes. */
    isStale: answer.isPlaceholderData,
    refetch: answer.refetch,
  };
}

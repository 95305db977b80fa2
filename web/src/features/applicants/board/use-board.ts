import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { holdLive } from '@/session/live-state';
import type { ApplicantFilter } from '../filter';
import { wholeBoardQuery } from './pages';

/**
 * The board as it is shown. While a card is held or on its way, nothing is asked for; while it is held, nothing changes
 * under it either. Colleagues' moves come with the live channel.
 */
export function useBoard(filter: ApplicantFilter, isHeld: boolean, isMoving: boolean) {
  const queryClient = useQueryClient();
  const options = wholeBoardQuery(queryClient, filter);
  const isQuiet = isHeld || isMoving;
  useEffect(() => (isQuiet ? holdLive() : undefined), [isQuiet]);
  const answer = useQuery({
    ...options,
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
    /** For the note on a board that stays without network. */
    answer,
    refetch: answer.refetch,
  };
}

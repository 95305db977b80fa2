import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { markRead } from './queries';

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

function useVisible(): boolean {
  return useSyncExternalStore(subscribe, () => document.visibilityState === 'visible');
}

interface Reading {
  account: string;
  id: string;
  /** The end of the conversation is on the screen. */
  isAtEnd: boolean;
  /** The last message of the other side; 0 without any. */
  last: number;
  /** As the server knows it. */
  readByMe: number;
  mayMark: boolean;
}

/** What is looked at is read: while the page is visible and its end is on the screen. */
export function useReading({ account, id, isAtEnd, last, readByMe, mayMark }: Reading): void {
  const queryClient = useQueryClient();
  const isVisible = useVisible();
  /** What was told already, also while the answer is under way. */
  const told = useRef(0);
  const isNew = mayMark && isVisible && isAtEnd && last > readByMe;
  useEffect(() => {
    if (!isNew || told.current >= last) return;
    told.current = last;
    markRead(queryClient, account, id, last).catch(() => {
      // Told again with the next message, or when somebody comes back to the page.
      told.current = 0;
    });
  }, [isNew, last, queryClient, account, id]);
}

import { useQueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { setMe } from '@/session/me';
import type { User } from './queries';

/** The signed-in user. The settings frame provides it, so that no page below has to handle guests. */
export const MeContext = createContext<User | null>(null);

export function useMe(): User {
  const user = useContext(MeContext);
  if (!user) throw new Error('MeContext is missing above this component');
  return user;
}

/** Updates the cached user with the server's response, or with the part that is known to have changed. */
export function useChangeMe(): (change: Partial<User>) => void {
  const queryClient = useQueryClient();
  const user = useMe();
  return (change) => setMe(queryClient, { ...user, ...change });
}

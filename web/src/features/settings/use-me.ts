import { useQueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { setMe } from '@/session/me';
import type { User } from './queries';

/** The signed-in person. The settings' frame gives it, so that no page below has to think about guests. */
export const MeContext = createContext<User | null>(null);

export function useMe(): User {
  const user = useContext(MeContext);
  if (!user) throw new Error('MeContext is missing above this component');
  return user;
}

/** Puts what the server answered, or the part that is known to have changed, into the whole app's idea of "me". */
export function useChangeMe(): (change: Partial<User>) => void {
  const queryClient = useQueryClient();
  const user = useMe();
  return (change) => setMe(queryClient, { ...user, ...change });
}

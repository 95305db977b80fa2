import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { goAfterLogin } from '@/session/after-login';
import { setMe } from '@/session/me';
import { toast } from '@/ui/toast-store';
import type { User } from './queries';

/** After signing in or registering: stores the user and navigates to the page that was requested before. */
export function useEnter() {
  const router = useRouter();
  const queryClient = useQueryClient();
  return async (user: User, welcome: string): Promise<void> => {
    // Data loaded for a guest may look different for this user.
    queryClient.removeQueries({ type: 'inactive' });
    setMe(queryClient, user);
    toast.success(welcome);
    await goAfterLogin(router);
  };
}

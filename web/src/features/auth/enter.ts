import { goAfterLogin } from '@/session/after-login';
import { toast } from '@/ui/toast-store';

/**
 * After signing in: opens the page that was requested before. Never settles, so that the button stays busy until this
 * page is left.
 */
export function enter(welcome: string): Promise<never> {
  toast.success(welcome);
  goAfterLogin();
  return new Promise(() => undefined);
}

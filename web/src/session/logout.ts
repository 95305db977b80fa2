import type { QueryClient } from '@tanstack/react-query';
import { api } from '@/api/client';
import { forgetAfterLogin } from './after-login';
import { forgetAfterResume } from './after-resume';
import { forgetIntention } from './intention';
import { clearToken } from './token';

/** The only stored value that belongs to the device and not to the person. */
const KEPT = 'theme';

/**
 * Signs out: ends the session on the server and removes all personal data from the device, cached responses and drafts
 * included. The device is cleaned even if the server cannot be reached or the page is closed before the response; the
 * caller then reloads the home page.
 */
export async function logout(queryClient: QueryClient): Promise<void> {
  addEventListener('pagehide', () => forgetSession(queryClient), { once: true });
  try {
    await api.POST('/api/v1/auth/logout');
  } catch {
    // The token is removed below; on the server the session expires by itself.
  }
  forgetSession(queryClient);
}

/** Everything that a session left on the device. */
export function forgetSession(queryClient: QueryClient): void {
  clearToken();
  forgetAfterLogin();
  forgetAfterResume();
  forgetIntention();
  queryClient.clear();
  try {
    const names = Object.keys(localStorage).filter((name) => name !== KEPT);
    for (const name of names) localStorage.removeItem(name);
    sessionStorage.clear();
  } catch {
    // Forbidden storage holds nothing.
  }
}

import type { QueryClient } from '@tanstack/react-query';
import { api } from '@/api/client';
import { forgetAfterLogin } from './after-login';
import { clearToken } from './token';

/** The only thing on the device that belongs to it and not to the person. */
const KEPT = 'theme';

/**
 * Signs out: the session ends at the server, and nothing of the person stays on the device, neither answers nor
 * drafts. The device is cleaned also when the server cannot be reached, and when the page is closed before the answer;
 * the caller then loads the home page anew.
 */
export async function logout(queryClient: QueryClient): Promise<void> {
  addEventListener('pagehide', () => forgetSession(queryClient), { once: true });
  try {
    await api.POST('/api/v1/auth/logout');
  } catch {
    // The token is forgotten below; at the server the session ends by itself.
  }
  forgetSession(queryClient);
}

/** Everything that a session left on the device. */
export function forgetSession(queryClient: QueryClient): void {
  clearToken();
  forgetAfterLogin();
  queryClient.clear();
  try {
    const names = Object.keys(localStorage).filter((name) => name !== KEPT);
    for (const name of names) localStorage.removeItem(name);
    sessionStorage.clear();
  } catch {
    // Forbidden storage holds nothing.
  }
}

import type { RegisteredRouter } from '@tanstack/react-router';
import { saveAfterLogin } from '@/session/after-login';
import type { User } from '@/session/me';

/** Saving and contacts are for candidates: others are sent to sign in and return here. An employer is told why. */
export function askToSignIn(router: RegisteredRouter, me: User | null): void {
  saveAfterLogin(router.state.location.href);
  void router.navigate({
    to: '/auth/login',
    search: me ? { reason: 'candidates_only' } : {},
  });
}

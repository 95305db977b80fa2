import { goTo } from '@/i18n/go';
import { askToSignIn, type Intention } from '@/session/asked';
import { keepIntention } from '@/session/intention';
import type { User } from '@/session/me';

/** This is for candidates: a guest is asked to sign in, an employer is told why on the page of signing in. */
export function askCandidate(me: User | null, intention: Intention): void {
  if (!me) {
    askToSignIn(intention);
    return;
  }
  keepIntention(intention);
  goTo('/auth/login?reason=candidates_only');
}

import type { QueryClient } from '@tanstack/react-query';
import { type ParsedLocation, redirect } from '@tanstack/react-router';
import { saveAfterLogin } from './after-login';
import { authorized, checkMe, type User } from './me';
import { type Branch, mayEnterStep, readRegistration } from './registration';
import { mayInCompany } from './rights';

/**
 * Who may see a page (decisions C6). The server has the same rules in `web/guards.rs`, except for the rights in a
 * company, which it checks when something is sent.
 */
export type Guard =
  | 'guest'
  | 'auth'
  | 'customer'
  | 'candidate'
  | 'for-register'
  | 'check-profile'
  | 'run-vacancies';

interface Visit {
  me: User | null;
  location: ParsedLocation;
  /** A hovered link is only preloaded: nobody has navigated yet. */
  preload?: boolean;
}

/** The page belongs to the other account type; the error page offers to switch. */
export class Forbidden extends Error {
  override readonly name = 'Forbidden';
}

const RULES: Record<Guard, (visit: Visit) => void> = {
  guest: ({ me }) => {
    if (me) leave('/profile');
  },
  auth: needsSignIn,
  customer: (visit) => needsRole(visit, 'customer'),
  candidate: (visit) => needsRole(visit, 'candidate'),
  'for-register': ({ me, location }) => {
    if (me) {
      // A signed-in user fills in the missing second profile with the same steps.
      if (me.unfinished || 'for' in location.search) return;
      leave('/profile');
    }
    const [, branch, step] = STEP.exec(location.pathname) ?? [];
    if (branch && !mayEnterStep(readRegistration(branch as Branch), Number(step), Date.now())) {
      leave(`/auth/register/${branch}`);
    }
  },
  'check-profile': ({ me }) => {
    if (me?.unfinished) {
      const branch = me.unfinished === 'customer' ? 'employer' : 'candidate';
      leave(`/auth/register/${branch}/step/2`, { for: 'role' });
    }
  },
  'run-vacancies': ({ me }) => {
    // The list says why: a viewer sees all vacancies there.
    if (!mayInCompany(me, 'run_vacancies')) leave('/profile/my-vacancies');
  },
};

const STEP = /^\/auth\/register\/(candidate|employer)\/step\/(\d)/;

function needsSignIn({ me, location, preload }: Visit): void {
  if (me) return;
  if (!preload) saveAfterLogin(location.href);
  leave('/auth/login');
}

function needsRole(visit: Visit, role: User['role']): void {
  needsSignIn(visit);
  if (visit.me?.role !== role) throw new Forbidden();
}

function leave(to: string, search?: Record<string, string>): never {
  throw redirect({ to, search: search as never, replace: true });
}

/** Guards of protected pages; other pages open even when the identity check got no response. */
const CLOSED: readonly Guard[] = ['auth', 'customer', 'candidate'];

interface BeforeLoad {
  context: { queryClient: QueryClient };
  location: ParsedLocation;
  preload?: boolean;
}

/** `beforeLoad: guard('auth', 'customer')`: applies the rules in this order, after the first identity check. */
export function guard(...names: Guard[]) {
  for (const name of names) {
    if (!Object.hasOwn(RULES, name)) throw new Error(`Unknown guard "${name}"`);
  }
  return async ({ context, location, preload }: BeforeLoad): Promise<void> => {
    const { queryClient } = context;
    // The full-screen preloader is shown until the first check; `navigation-effects` removes it with the new page.
    if (!preload && authorized(queryClient) === undefined) {
      document.documentElement.dataset.checking = '';
    }
    const me = await checkMe(queryClient).catch((error: unknown) => {
      if (names.some((name) => CLOSED.includes(name))) throw error;
      return null;
    });
    for (const name of names) RULES[name]({ me, location, preload });
  };
}

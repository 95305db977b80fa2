/** Who is asked to sign in now, and for what: a dialog says why. What is kept of it meanwhile is in `intention.ts`. */

export type Intention =
  | { act: 'save'; slug: string }
  | { act: 'hide'; kind: 'vacancy' | 'company'; slug: string; name: string }
  | { act: 'contacts'; slug: string }
  | { act: 'report'; target: 'vacancy' | 'company'; slug: string }
  | { act: 'search'; query: string; name: string };

/** The name of the cookie that keeps it. */
export const INTENTION = 'intention';

/** Whether something is kept. This check is part of every page; the code that reads it is loaded only then. */
export const hasIntention = () => document.cookie.includes(`${INTENTION}=`);

let asked: Intention | undefined;
const listeners = new Set<() => void>();

export const askedStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  snapshot: () => asked,
};

/** Asks a guest to sign in for this. Undefined: no more. */
export function askToSignIn(intention: Intention | undefined): void {
  asked = intention;
  for (const listener of listeners) listener();
}

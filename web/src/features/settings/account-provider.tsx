import type { ReactNode } from 'react';
import { ProofProvider } from './proof-dialog';
import type { User } from './queries';
import { MeContext } from './use-me';

/** What pages of one's own account stand on: who it is, and the way to ask for a fresh proof. */
export function AccountProvider({ user, children }: { user: User; children: ReactNode }) {
  return (
    <MeContext value={user}>
      <ProofProvider user={user}>{children}</ProofProvider>
    </MeContext>
  );
}

import type { ReactNode } from 'react';
import { ProofProvider } from './proof-dialog';
import type { User } from './queries';
import { MeContext } from './use-me';

/** The context of account pages: the signed-in person, and the dialog that asks for a fresh proof of identity. */
export function AccountProvider({ user, children }: { user: User; children: ReactNode }) {
  return (
    <MeContext value={user}>
      <ProofProvider user={user}>{children}</ProofProvider>
    </MeContext>
  );
}

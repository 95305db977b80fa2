import { type ComponentType, createContext, Suspense, useContext } from 'react';
import type { User } from '@/session/me';

/** The bell of the header. It is a feature, which layouts do not import, so the root route provides it. */
export const HeaderBell = createContext<ComponentType<{ person: string }> | undefined>(undefined);

/**
 * The bell of signed-in users. Its space is reserved from the first paint on, so that nothing shifts. The slot stays
 * the same element, so that the bell, whose code comes later, always stands before the account.
 */
export function BellEntry({ me }: { me: User | undefined }) {
  const Bell = useContext(HeaderBell);
  const place = <span className="bell-place" />;
  return (
    <div className="bell-slot">
      {me && Bell ? (
        <Suspense fallback={place}>
          <Bell person={me.id} />
        </Suspense>
      ) : (
        place
      )}
    </div>
  );
}

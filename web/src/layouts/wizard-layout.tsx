import type { ReactNode } from 'react';
import { MainPart } from './main-part';

/** A wizard with a bar of its own: no header and footer. */
export function WizardLayout({ children }: { children: ReactNode }) {
  return (
    <div className="frame">
      <MainPart>{children}</MainPart>
    </div>
  );
}

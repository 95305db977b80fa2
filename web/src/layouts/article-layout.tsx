import type { ReactNode } from 'react';
import { DefaultLayout } from './default-layout';

/** A text to read: the default frame around one column of comfortable width. */
export function ArticleLayout({ children }: { children: ReactNode }) {
  return (
    <DefaultLayout>
      <div className="wrap article">{children}</div>
    </DefaultLayout>
  );
}

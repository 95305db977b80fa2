import type { ReactNode } from 'react';
import { DefaultLayout } from './default-layout';

/** A text page: the default frame around one column of readable width. */
export function ArticleLayout({ children }: { children: ReactNode }) {
  return (
    <DefaultLayout>
      <div className="wrap article">{children}</div>
    </DefaultLayout>
  );
}

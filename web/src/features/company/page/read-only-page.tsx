import type { ReactNode } from 'react';
import { m } from '@/paraglide/messages';
import './page-editor.css';

/** The page for members who may not change it. */
export function ReadOnlyPage({ children }: { children: ReactNode }) {
  return (
    <div className="page-read-only">
      <p className="page-editor-note">{m.company_page_read_only()}</p>
      <div className="page-preview-frame page-read-only">{children}</div>
    </div>
  );
}

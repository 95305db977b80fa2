import type { ReactNode } from 'react';
import { m } from '@/paraglide/messages';

/** Shows the page without its links and buttons working; a keyboard can still scroll it. */
export function PreviewFrame({ children }: { children: ReactNode }) {
  return (
    <section
      className="page-preview-frame"
      aria-label={m.company_page_preview_scroll()}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
      tabIndex={0}
    >
      <div inert>{children}</div>
    </section>
  );
}

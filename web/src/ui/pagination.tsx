import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { Button } from './button';
import './pagination.css';

/** Page numbers to show; null is a gap. Always seven positions, so that the row does not jump: `1 … 4 [5] 6 … 20`. */
export function pageWindow(page: number, pages: number): (number | null)[] {
  const run = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, i) => from + i);
  if (pages <= 7) return run(1, pages);
  if (page <= 4) return [...run(1, 5), null, pages];
  if (page >= pages - 3) return [1, null, ...run(pages - 4, pages)];
  return [1, null, ...run(page - 1, page + 1), null, pages];
}

type PageLink = AnchorHTMLAttributes<HTMLAnchorElement> & { page: number };

interface PaginationProps {
  page: number;
  pages: number;
  hrefFor: (page: number) => string;
  texts: { label: string; previous: string; next: string; page: (page: number) => string };
  /** "Yana koʻrsatish": appends the next page to this list; the links stay for the URL and for search engines. */
  more?: { text: string; busyText?: string; busy?: boolean; onMore: () => void };
  /** The router's link; by default a plain one. */
  renderLink?: (link: PageLink) => ReactNode;
}

export function Pagination({
  page,
  pages,
  hrefFor,
  texts,
  more,
  renderLink = ({ page: _, ...link }) => <a {...link} />,
}: PaginationProps) {
  if (pages <= 1) return null;
  const link = (target: number, props: Omit<PageLink, 'page'>) =>
    renderLink({ page: target, href: hrefFor(target), className: 'page-link', ...props });
  return (
    <div className="pagination">
      {more && page < pages && (
        <Button busy={more.busy} busyText={more.busyText} onClick={more.onMore}>
          {more.text}
        </Button>
      )}
      <nav aria-label={texts.label}>
        <ul className="page-list">
          {page > 1 && (
            <li>
              {link(page - 1, {
                rel: 'prev',
                'aria-label': texts.previous,
                children: <ChevronLeft size={20} strokeWidth={1.8} aria-hidden="true" />,
              })}
            </li>
          )}
          {pageWindow(page, pages).map((target, place) => (
            // A gap has no number of its own; its neighbour's number makes the key unique.
            <li key={target ?? (place < 3 ? 'gap-left' : 'gap-right')}>
              {target === null ? (
                <span className="page-gap" aria-hidden="true">
                  …
                </span>
              ) : (
                link(target, {
                  'aria-label': texts.page(target),
                  'aria-current': target === page ? 'page' : undefined,
                  children: target,
                })
              )}
            </li>
          ))}
          {page < pages && (
            <li>
              {link(page + 1, {
                rel: 'next',
                'aria-label': texts.next,
                children: <ChevronRight size={20} strokeWidth={1.8} aria-hidden="true" />,
              })}
            </li>
          )}
        </ul>
      </nav>
    </div>
  );
}

import { Link } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { dayText } from '@/lib/day';
import { m } from '@/paraglide/messages';
import { Prose } from './prose';

interface ArticleProps {
  page: { slug: string; title: string; html: string; updated_on?: string | null };
  /** Rendered between the title and the text. */
  children?: ReactNode;
}

/** A help page: title, date, text. `crates/server/templates/page.html` renders the same markup. */
export function Article({ page, children }: ArticleProps) {
  return (
    <>
      {page.slug !== 'help' && (
        <Link to="/help" className="article-back" activeOptions={{ exact: true }}>
          <ChevronLeft size={18} strokeWidth={2} aria-hidden="true" />
          {m.help_title()}
        </Link>
      )}
      <h1 className="article-title display">{page.title}</h1>
      {page.updated_on && (
        <p className="article-date">
          {`${m.shell_updated()}: `}
          <time dateTime={page.updated_on}>{dayText(page.updated_on)}</time>
        </p>
      )}
      {children}
      <Prose html={page.html} />
    </>
  );
}

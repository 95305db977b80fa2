import { Link, useNavigate } from '@tanstack/react-router';
import { m } from '@/paraglide/messages';
import { InTurn } from '@/ui/in-turn';
import { Pagination } from '@/ui/pagination';
import type { JobSearch } from './address';

interface JobsPaginationProps {
  search: JobSearch;
  pages: number;
}

/** "Show more" appends the next page; page links remain for the URL, for Back and for search engines. */
export function JobsPagination({ search, pages }: JobsPaginationProps) {
  const navigate = useNavigate();
  const { page = 1, more = 0, ...filters } = search;
  const toPage = (target: number) => ({ ...filters, page: target === 1 ? undefined : target });
  return (
    <InTurn>
      <div className="results-pages">
        <Pagination
          page={page + more}
          pages={pages}
          hrefFor={(target) => `?page=${target}`}
          // Listed here, because importing `i18n/ui-texts` would bring the texts of every other component along.
          texts={{
            label: m.ui_pages(),
            previous: m.ui_page_previous(),
            next: m.ui_page_next(),
            page: (page) => m.ui_page({ page }),
          }}
          more={{
            text: m.ui_show_more(),
            onMore: () =>
              void navigate({
                to: '/jobs',
                search: { ...search, more: more + 1 },
                replace: true,
                resetScroll: false,
              }),
          }}
          renderLink={({ page: target, href: _, ...link }) => (
            <Link to="/jobs" search={toPage(target)} activeOptions={{ exact: true }} {...link} />
          )}
        />
      </div>
    </InTurn>
  );
}

import { Link, useNavigate } from '@tanstack/react-router';
import { m } from '@/paraglide/messages';
import { InTurn } from '@/ui/in-turn';
import { Pagination } from '@/ui/pagination';
import type { JobSearch } from './address';

interface JobsPaginationProps {
  search: JobSearch;
  pages: number;
}

/** The next page joins the list; links to pages stay for the address, for Back and for search engines. */
export function JobsPagination({ search, pages }: JobsPaginationProps) {
  const navigate = useNavigate();
  const { page = 1, more = 0, ...filters } = search;
  const toPage = (target: number) => ({ ...filters, page: target === 1 ? undefined : target });
  return (
    <InTurn>
      <div className="jobs-pages">
        <Pagination
          page={page + more}
          pages={pages}
          hrefFor={(target) => `?page=${target}`}
          // Spelled out here: the texts of every other component would come with those of `i18n/ui-texts`.
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

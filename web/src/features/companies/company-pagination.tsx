import { Link } from '@tanstack/react-router';
import { paginationTexts } from '@/i18n/ui-texts';
import { Pagination } from '@/ui/pagination';

interface CompanyPaginationProps {
  slug: string;
  page: number;
  pages: number;
}

export function CompanyPagination({ slug, page, pages }: CompanyPaginationProps) {
  return (
    <div className="company-pages">
      <Pagination
        page={page}
        pages={pages}
        hrefFor={(target) => `?page=${target}`}
        texts={paginationTexts()}
        renderLink={({ page: target, href: _, ...link }) => (
          <Link
            to="/company/$slug"
            params={{ slug }}
            search={{ page: target === 1 ? undefined : target }}
            resetScroll={false}
            activeOptions={{ exact: true }}
            {...link}
          />
        )}
      />
    </div>
  );
}

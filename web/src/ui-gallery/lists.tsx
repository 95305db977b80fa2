import type { ReactNode } from 'react';
import { paginationTexts } from '@/i18n/ui-texts';
import { groupDigits } from '@/lib/money';
import { m } from '@/paraglide/messages';
import { Pagination } from '@/ui/pagination';
import { Status } from '@/ui/status';
import { Table } from '@/ui/table';
import { Stateful } from '@/ui/testing';
import { GallerySection } from './section';

interface Row {
  id: string;
  title: string;
  views: number;
  applications: number;
  status: ReactNode;
}

function pageInAddress(): number {
  return Number(new URLSearchParams(location.search).get('page')) || 5;
}

export function Lists() {
  const rows: Row[] = [
    {
      id: 'teacher',
      title: m.ui_demo_job_title(),
      views: 1248,
      applications: 31,
      status: <Status tone="active">{m.ui_demo_status_active()}</Status>,
    },
    {
      id: 'nurse',
      title: m.ui_demo_job_nurse(),
      views: 402,
      applications: 7,
      status: <Status tone="waiting">{m.ui_demo_status_waiting()}</Status>,
    },
  ];
  return (
    <GallerySection id="lists" title={m.ui_gallery_lists()}>
      <Table
        caption={m.ui_demo_table()}
        rows={rows}
        rowKey={(row) => row.id}
        columns={[
          { id: 'title', head: m.ui_demo_table_title(), cell: (row) => row.title },
          {
            id: 'views',
            head: m.ui_demo_table_views(),
            cell: (row) => groupDigits(row.views),
            numeric: true,
          },
          {
            id: 'applications',
            head: m.ui_demo_table_applications(),
            cell: (row) => row.applications,
            numeric: true,
          },
          { id: 'status', head: m.ui_demo_table_status(), cell: (row) => row.status },
        ]}
      />
      <Stateful start={pageInAddress()}>
        {(page, setPage) => (
          <Pagination
            page={page}
            pages={20}
            hrefFor={(target) => `?page=${target}#lists`}
            texts={paginationTexts()}
            more={{ text: m.ui_show_more(), onMore: () => setPage(page + 1) }}
          />
        )}
      </Stateful>
    </GallerySection>
  );
}

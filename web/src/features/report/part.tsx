import type { ReactNode } from 'react';
import { useId } from 'react';
import { m } from '@/paraglide/messages';
import { Card } from '@/ui/card';
import { type Column, Table } from '@/ui/table';

interface ReportPartProps<Row> {
  title: string;
  note?: string;
  /** The same numbers as a table. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  className?: string;
  children: ReactNode;
}

/** A chart under its title, and its numbers as a table. */
export function ReportPart<Row>(props: ReportPartProps<Row>) {
  const { title, note, columns, rows, rowKey, className, children } = props;
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className={`report-part ${className ?? ''}`}>
      <header className="report-part-head">
        <h2 id={id} className="report-part-title">
          {title}
        </h2>
        {note && <p className="report-part-note">{note}</p>}
      </header>
      {children}
      {rows.length > 0 && (
        <details className="report-table">
          <summary>{m.report_table()}</summary>
          <Table caption={title} captionHidden columns={columns} rows={rows} rowKey={rowKey} />
        </details>
      )}
    </Card>
  );
}

import type { ReactNode } from 'react';
import './table.css';

export interface Column<Row> {
  id: string;
  head: string;
  cell: (row: Row) => ReactNode;
  /** Right-aligned figures of equal width. */
  numeric?: boolean;
}

interface TableProps<Row> {
  /** The caption of the table. */
  caption: ReactNode;
  captionHidden?: boolean;
  /** The first column is the row header. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
}

/** Rows become cards on phones; each cell then shows its column's name. */
export function Table<Row>({ caption, captionHidden, columns, rows, rowKey }: TableProps<Row>) {
  const [first, ...others] = columns;
  if (!first) return null;
  return (
    <table className="data-table">
      <caption className={captionHidden ? 'sr-only' : 'data-table-caption'}>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.id} scope="col" data-numeric={column.numeric || undefined}>
              {column.head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            <th scope="row">{first.cell(row)}</th>
            {others.map((column) => (
              <td
                key={column.id}
                data-label={column.head}
                data-numeric={column.numeric || undefined}
              >
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

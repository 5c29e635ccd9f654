import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Region = styled.div`
  overflow-x: auto;
  border: 1px solid var(--hairline);
  background: var(--paper-raised);

  table {
    width: 100%;
    border-collapse: collapse;
  }

  caption {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }

  th,
  td {
    padding: 10px 12px;
    text-align: start;
    vertical-align: middle;
    white-space: nowrap;
  }

  thead th {
    color: var(--ash);
    font-size: 0.875rem;
    font-weight: 400;
  }

  tbody tr {
    border-top: 1px solid var(--hairline);
  }

  tbody tr:hover {
    background: var(--silk);
  }

  tbody th {
    font-weight: 400;
  }

  .text {
    min-width: 9em;
    white-space: normal;
  }

  .number {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
`;

export interface TableColumn<Row> {
  id: string;
  heading: string;
  cell: (row: Row) => ReactNode;
  /** `number`: right-aligned figures; `text`: may wrap. Default: one line. */
  kind?: 'number' | 'text';
}

interface DataTableProps<Row> {
  /** Caption, for assistive technology. */
  caption: string;
  /** The first column is the heading of its row. */
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  busy?: boolean;
}

/** Table of records; scrolls sideways in its own region where it is too wide. */
export function DataTable<Row>({ caption, columns, rows, keyOf, busy }: DataTableProps<Row>) {
  return (
    <Region role="region" aria-label={caption} tabIndex={0} aria-busy={busy}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ id, heading, kind }) => (
              <th key={id} scope="col" className={kind}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(({ id, cell, kind }, index) =>
                index === 0 ? (
                  <th key={id} scope="row" className={kind}>
                    {cell(row)}
                  </th>
                ) : (
                  <td key={id} className={kind}>
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </Region>
  );
}

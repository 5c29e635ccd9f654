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

  @media (max-width: 85em) {
    th,
    td {
      padding-inline: 8px;
    }
  }

  @media (max-width: 56em) {
    /* Room for the longest name of a role. */
    .text {
      min-width: 7em;
    }

    td:not(.text) {
      overflow-wrap: normal;
      white-space: normal;
      word-break: keep-all;
    }

    .whole {
      white-space: nowrap;
    }

    .detail {
      display: none;
    }
  }

  /* A card for each row: its cells below each other, with their headings. */
  @media (max-width: 40em) {
    table,
    tbody,
    tr,
    tbody th,
    td {
      display: block;
    }

    thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }

    tbody tr {
      padding-block: 8px;
    }

    tbody th {
      padding-block: 0;
      font-weight: 600;
    }

    td,
    td.number,
    td.detail {
      display: block;
      position: relative;
      padding-block: 4px;
      padding-inline-start: calc(7.5em + 8px);
      text-align: start;
    }

    td:empty {
      display: none;
    }

    td::before {
      content: attr(data-heading) / '';
      position: absolute;
      inset-inline-start: 8px;
      max-width: 7em;
      color: var(--ash);
    }
  }
`;

export interface TableColumn<Row> {
  id: string;
  heading: string;
  /** Its parts of the class `whole` are never broken. */
  cell: (row: Row) => ReactNode;
  /** `number`: right-aligned figures; `text`: may wrap. Default: one line. */
  kind?: 'number' | 'text';
  /** Left out of the table on a narrow screen: the opened row has it. */
  isDetail?: boolean;
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

/**
 * Table of records; scrolls sideways in its own region where it is too wide. On a phone each row is a card.
 */
export function DataTable<Row>({ caption, columns, rows, keyOf, busy }: DataTableProps<Row>) {
  return (
    <Region role="region" aria-label={caption} tabIndex={0} aria-busy={busy}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.id} scope="col" className={classOf(column)}>
                {column.heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map((column, index) =>
                index === 0 ? (
                  <th key={column.id} scope="row" className={column.kind}>
                    {column.cell(row)}
                  </th>
                ) : (
                  <td key={column.id} className={classOf(column)} data-heading={column.heading}>
                    {column.cell(row)}
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

function classOf<Row>({ kind, isDetail }: TableColumn<Row>): string | undefined {
  return [kind, isDetail && 'detail'].filter(Boolean).join(' ') || undefined;
}

import type { ReactNode } from 'react';
import { CallState, type ShownCall } from '../call-state';
import { DataTable, type TableColumn } from './data-table';
import { Empty } from './empty';
import { Pager } from './pager';

/** A page of a list. */
interface RowsOf<Row> {
  total: number;
  records: readonly Row[];
}

interface PagedTableProps<Row, More> {
  call: ShownCall<RowsOf<Row> & More>;
  caption: string;
  columns: readonly TableColumn<Row>[];
  keyOf?: (row: Row) => string;
  /** Text in place of a table without rows. */
  none: string;
  page: number;
  pageSize: number;
  onPage: (page: number) => void;
  /** What stands above the table. */
  above?: (data: RowsOf<Row> & More) => ReactNode;
  /** What belongs to the rows, such as the dialogue of an opened one. */
  children?: (data: RowsOf<Row> & More) => ReactNode;
}

/** Rows of a page with its pager; that it loads, has failed or has no rows. */
export function PagedTable<Row extends object, More>(props: PagedTableProps<Row, More>) {
  const { call, caption, columns, none, page, pageSize, onPage, above, children } = props;
  const { keyOf = idOf } = props;
  return (
    <CallState call={call}>
      {(data) => (
        <>
          {above?.(data)}
          {data.records.length === 0 ? (
            <Empty>{none}</Empty>
          ) : (
            <DataTable
              caption={caption}
              columns={columns}
              rows={data.records}
              keyOf={keyOf}
              busy={call.isLoading}
            />
          )}
          <Pager page={page} pageCount={Math.ceil(data.total / pageSize)} onChange={onPage} />
          {children?.(data)}
        </>
      )}
    </CallState>
  );
}

const idOf = (row: object) => ('id' in row ? String(row.id) : JSON.stringify(row));

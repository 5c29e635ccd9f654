import type { ReactNode } from 'react';
import { Pagination } from './pagination';

interface PagedRecordsProps {
  /** How many records the page holds. */
  shown: number;
  /** How many there are on all pages. */
  total: number;
  /** How many a page holds at most. */
  pageSize: number;
  page: number;
  /** The address of a page of the list. */
  pathOf: (page: number) => string;
  /** The total in words. */
  count: string;
  /** Explains the total. */
  note?: ReactNode;
  /** Stands in the records' place where there are none: says what to do. */
  empty: ReactNode;
  /** The records. */
  children: ReactNode;
}

/** A page of a list: how many there are, the records, and the ways to the other pages. */
export function PagedRecords(props: PagedRecordsProps) {
  const { shown, total, pageSize, page, pathOf, count, note, empty, children } = props;
  return (
    <>
      <p className="count" role="status">
        {count}
      </p>
      {note}
      {shown === 0 ? empty : children}
      <Pagination page={page} pageCount={Math.ceil(total / pageSize)} pathOf={pathOf} />
    </>
  );
}

import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Pagination } from './pagination';

const Count = styled.p`
  margin: 20px 0 24px;
  color: var(--ash);
`;

interface PagedRecordsProps {
  /** Number of records on this page. */
  shown: number;
  /** Number of records on all pages. */
  total: number;
  /** Maximum number of records per page. */
  pageSize: number;
  page: number;
  /** Path of a page of the list. */
  pathOf: (page: number) => string;
  /** The message with the total. Default: none. */
  count?: string;
  /** Explanation of the total. */
  note?: ReactNode;
  /** Shown without records: what the visitor can do. */
  empty: ReactNode;
  /** The records. */
  children: ReactNode;
}

/** A page of a list: total, records, pagination. */
export function PagedRecords(props: PagedRecordsProps) {
  const { shown, total, pageSize, page, pathOf, count, note, empty, children } = props;
  return (
    <>
      {count !== undefined && (
        <Count className="count" role="status">
          {count}
        </Count>
      )}
      {note}
      {shown === 0 ? empty : children}
      <Pagination page={page} pageCount={Math.ceil(total / pageSize)} pathOf={pathOf} />
    </>
  );
}

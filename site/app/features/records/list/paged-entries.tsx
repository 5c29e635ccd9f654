import type { ReactNode } from 'react';
import type { ContentEntry } from '../../../../contract/schemas/content';
import { useContentPage } from '../../../api/hooks/content';
import { useMessages } from '../../../i18n/i18n-context';
import { usePageNumber } from '../../../router/use-page-number';
import { EmptyState } from '../../../ui/feedback/states';
import { Loaded } from './loaded';
import { PagedRecords } from './paged-records';

interface PagedEntriesProps {
  /** The code of the category. */
  code: string;
  pageSize: number;
  /** Default: newest first. */
  order?: 'newest' | 'oldest';
  skeleton: ReactNode;
  /** Shown without entries. Default: the message that the section has no content yet. */
  empty?: ReactNode;
  /** Renders one page of entries. */
  children: (entries: readonly ContentEntry[]) => ReactNode;
}

/** The entries of a category with pagination; the page number is in the URL. */
export function PagedEntries(props: PagedEntriesProps) {
  const { code, pageSize, order, skeleton, empty, children } = props;
  const { articles } = useMessages();
  const { page, pathOf } = usePageNumber();
  const state = useContentPage({
    categoryCode: code,
    pageNum: page,
    pageSize,
    ...(order && { order }),
  });
  return (
    <Loaded state={state} skeleton={skeleton}>
      {({ rows, total }) => (
        <PagedRecords
          shown={rows.length}
          total={total}
          pageSize={pageSize}
          page={page}
          pathOf={pathOf}
          empty={empty ?? <EmptyState text={articles.empty} />}
        >
          {children(rows)}
        </PagedRecords>
      )}
    </Loaded>
  );
}

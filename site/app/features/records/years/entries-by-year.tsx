import type { ReactNode } from 'react';
import { paging } from '../../../../contract/shared/paging';
import { usePageMessages } from '../../../i18n/use-page-messages';
import { PageTitle } from '../../../router/page-title';
import { useCategoryCode } from '../../../router/use-route';
import { SkeletonText } from '../../../ui/feedback/skeleton';
import { EmptyState } from '../../../ui/feedback/states';
import { SectionLead } from '../detail/section-lead';
import { PagedEntries } from '../list/paged-entries';
import { Decades } from './decades';
import { groupByDecade, latestFirst, type Decade } from './group-by-decade';
import { yearMessages } from './messages';

interface EntriesByYearProps {
  /** Default: latest first. */
  order?: 'oldest';
  skeletonLines: number;
  /** Renders the years of a decade. */
  children: (years: Decade['years']) => ReactNode;
}

/** A page of events: title, lead, and the entries of its category by decade and year. */
export function EntriesByYear({ order, skeletonLines, children }: EntriesByYearProps) {
  const messages = usePageMessages(yearMessages);
  return (
    <>
      <PageTitle />
      <SectionLead />
      <PagedEntries
        code={useCategoryCode()}
        pageSize={paging.maxPageSize}
        {...(order && { order })}
        skeleton={<SkeletonText lines={skeletonLines} />}
        empty={<EmptyState text={messages.empty} />}
      >
        {(entries) => {
          const decades = groupByDecade(entries);
          return (
            <Decades decades={order === 'oldest' ? decades : latestFirst(decades)}>
              {children}
            </Decades>
          );
        }}
      </PagedEntries>
    </>
  );
}

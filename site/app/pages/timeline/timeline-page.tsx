import { paging } from '../../../contract/shared/endpoints';
import { PagedEntries } from '../../features/records/list/paged-entries';
import { SectionLead } from '../../features/records/detail/section-lead';
import { groupByDecade } from '../../features/records/years/group-by-decade';
import { Decades } from '../../features/records/years/decades';
import { yearMessages } from '../../features/records/years/messages';
import { usePageMessages } from '../../i18n/use-page-messages';
import { PageTitle } from '../../router/page-title';
import { useRoute } from '../../router/use-route';
import { SkeletonText } from '../../ui/feedback/skeleton';
import { EmptyState } from '../../ui/feedback/states';
import { TimelineItem } from './timeline-item';
import { Page } from './timeline.styles';

/** Timeline of events by decade and year, oldest first. */
export default function TimelinePage() {
  const messages = usePageMessages(yearMessages);
  const name = useRoute()?.route.name ?? '';
  return (
    <Page>
      <PageTitle />
      <SectionLead />
      <PagedEntries
        code={name}
        pageSize={paging.maxPageSize}
        order="oldest"
        skeleton={<SkeletonText lines={14} />}
        empty={<EmptyState text={messages.empty} />}
      >
        {(entries) => (
          <Decades decades={groupByDecade(entries)}>
            {(years) => (
              <ol className="years">
                {years.flatMap(({ year, entries: ofYear }) =>
                  ofYear.map((entry) => <TimelineItem key={entry.id} entry={entry} year={year} />),
                )}
              </ol>
            )}
          </Decades>
        )}
      </PagedEntries>
    </Page>
  );
}

import { paging } from '../../../contract/shared/endpoints';
import { PagedEntries } from '../../features/records/list/paged-entries';
import { SectionLead } from '../../features/records/detail/section-lead';
import { groupByDecade, latestFirst } from '../../features/records/years/group-by-decade';
import { Decades } from '../../features/records/years/decades';
import { yearMessages } from '../../features/records/years/messages';
import { usePageMessages } from '../../i18n/use-page-messages';
import { PageTitle } from '../../router/page-title';
import { useRoute } from '../../router/use-route';
import { SkeletonText } from '../../ui/feedback/skeleton';
import { EmptyState } from '../../ui/feedback/states';
import { Page } from './chronicle.styles';
import { YearEvents } from './year-events';

/** Events of the museum by decade and year, latest first. */
export default function ChroniclePage() {
  const messages = usePageMessages(yearMessages);
  const name = useRoute()?.route.name ?? '';
  return (
    <Page>
      <PageTitle />
      <SectionLead />
      <PagedEntries
        code={name}
        pageSize={paging.maxPageSize}
        skeleton={<SkeletonText lines={16} />}
        empty={<EmptyState text={messages.empty} />}
      >
        {(entries) => (
          <Decades decades={latestFirst(groupByDecade(entries))}>
            {(years) => years.map((year) => <YearEvents key={year.year ?? ''} {...year} />)}
          </Decades>
        )}
      </PagedEntries>
    </Page>
  );
}

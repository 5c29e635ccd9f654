import { paging } from '../../../contract/endpoints';
import { PagedEntries } from '../../features/loaded/paged-entries';
import { SectionLead } from '../../features/section-lead/section-lead';
import { byDecade } from '../../features/years/by-decade';
import { Decades } from '../../features/years/decades';
import { yearWords } from '../../features/years/words';
import { usePageWords } from '../../i18n/page-words';
import { PageTitle } from '../../router/page-title';
import { useRoute } from '../../router/use-route';
import { TextBones } from '../../ui/skeleton';
import { Empty } from '../../ui/state';
import { TimelineItem } from './timeline-item';
import { Page } from './timeline.styles';

/** Timeline of events by decade and year, oldest first. */
export function TimelinePage() {
  const messages = usePageWords(yearWords);
  const name = useRoute()?.route.name ?? '';
  return (
    <Page>
      <PageTitle />
      <SectionLead code={name} />
      <PagedEntries
        code={name}
        pageSize={paging.maxPageSize}
        order="oldest"
        skeleton={<TextBones lines={14} />}
        empty={<Empty text={messages.empty} />}
      >
        {(entries) => (
          <Decades decades={byDecade(entries)}>
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

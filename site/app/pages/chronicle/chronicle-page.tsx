import { paging } from '../../../contract/endpoints';
import { PagedEntries } from '../../features/loaded/paged-entries';
import { SectionLead } from '../../features/section-lead/section-lead';
import { byDecade, latestFirst } from '../../features/years/by-decade';
import { Decades } from '../../features/years/decades';
import { yearWords } from '../../features/years/words';
import { usePageWords } from '../../i18n/page-words';
import { PageTitle } from '../../router/page-title';
import { useRoute } from '../../router/use-route';
import { TextBones } from '../../ui/skeleton';
import { Empty } from '../../ui/state';
import { Page } from './chronicle.styles';
import { YearEvents } from './year-events';

/** Events of the museum by decade and year, latest first. */
export function ChroniclePage() {
  const messages = usePageWords(yearWords);
  const name = useRoute()?.route.name ?? '';
  return (
    <Page>
      <PageTitle />
      <SectionLead code={name} />
      <PagedEntries
        code={name}
        pageSize={paging.maxPageSize}
        skeleton={<TextBones lines={16} />}
        empty={<Empty text={messages.empty} />}
      >
        {(entries) => (
          <Decades decades={latestFirst(byDecade(entries))}>
            {(years) => years.map((year) => <YearEvents key={year.year} {...year} />)}
          </Decades>
        )}
      </PagedEntries>
    </Page>
  );
}

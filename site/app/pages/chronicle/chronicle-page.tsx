import { useAllEntries } from '../../api/use-all-entries';
import { Loaded } from '../../features/loaded/loaded';
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

/** Days worth remembering, the latest year first. */
export function ChroniclePage() {
  const words = usePageWords(yearWords);
  const name = useRoute()?.route.name ?? '';
  const state = useAllEntries(name);
  return (
    <Page>
      <PageTitle />
      <SectionLead code={name} />
      <Loaded state={state} skeleton={<TextBones lines={16} />}>
        {({ rows }) => {
          const decades = latestFirst(byDecade(rows));
          if (decades.length === 0) return <Empty text={words.empty} />;
          return (
            <Decades decades={decades}>
              {(years) => years.map((year) => <YearEvents key={year.year} {...year} />)}
            </Decades>
          );
        }}
      </Loaded>
    </Page>
  );
}

import { useAllEntries } from '../../api/use-all-entries';
import { Loaded } from '../../features/loaded/loaded';
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

/** What happened, year by year, from the beginning on. */
export function TimelinePage() {
  const words = usePageWords(yearWords);
  const name = useRoute()?.route.name ?? '';
  const state = useAllEntries(name);
  return (
    <Page>
      <PageTitle />
      <SectionLead code={name} />
      <Loaded state={state} skeleton={<TextBones lines={14} />}>
        {({ rows }) => {
          const decades = byDecade(rows);
          if (decades.length === 0) return <Empty text={words.empty} />;
          return (
            <Decades decades={decades}>
              {(years) => (
                <ol className="years">
                  {years.flatMap(({ year, entries }) =>
                    entries.map((entry) => (
                      <TimelineItem key={entry.id} entry={entry} year={year} />
                    )),
                  )}
                </ol>
              )}
            </Decades>
          );
        }}
      </Loaded>
    </Page>
  );
}

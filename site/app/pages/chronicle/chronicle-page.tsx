import { useAllEntries } from '../../api/use-all-entries';
import { Loaded } from '../../features/loaded/loaded';
import { SectionLead } from '../../features/section-lead/section-lead';
import { byDecade, latestFirst } from '../../features/years/by-decade';
import { yearWords } from '../../features/years/words';
import { usePageWords } from '../../i18n/page-words';
import { PageTitle } from '../../router/page-title';
import { useRoute } from '../../router/use-route';
import { JumpList } from '../../ui/jump-list';
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
            <>
              <JumpList
                label={words.jump}
                className="jump"
                targets={decades.map(({ from }) => ({
                  id: `decade-${from}`,
                  label: words.decade(from),
                }))}
              />
              {decades.map(({ from, years }) => (
                <section key={from} className="decade" aria-labelledby={`decade-${from}`}>
                  <h2 id={`decade-${from}`}>{words.decade(from)}</h2>
                  {years.map((year) => (
                    <YearEvents key={year.year} {...year} />
                  ))}
                </section>
              ))}
            </>
          );
        }}
      </Loaded>
    </Page>
  );
}

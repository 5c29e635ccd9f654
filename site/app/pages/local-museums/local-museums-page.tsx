import { findRelatedLists } from '../../../contract/shared/route-paths';
import { useAllEntries } from '../../api/hooks/content';
import { FilteredList } from '../../features/records/filtered-list/filtered-list';
import { useFactFilters } from '../../features/records/filtered-list/use-fact-filters';
import { MoreLink } from '../../features/records/list/more-link';
import { useMessages } from '../../i18n/i18n-context';
import { usePageMessages } from '../../i18n/use-page-messages';
import { PageTitle } from '../../router/page-title';
import { useCategoryCode, useRoute } from '../../router/use-route';
import { ArrowIcon } from '../../ui/icons/icons';
import { SkeletonBlock, SkeletonText } from '../../ui/feedback/skeleton';
import { Summary } from '../../ui/text/summary';
import { publishHeight } from '../../ui/page/sticky-column';
import { MuseumMap } from './museum-map';
import { MuseumRow } from './museum-row';
import { Page } from './local-museums.styles';
import { messages as ownMessages } from './messages';

const filterNames = ['city'] as const;

const skeleton = (
  <>
    <SkeletonBlock $ratio="5 / 3" />
    <SkeletonText lines={6} />
  </>
);

/** Museums of the province as a list and on a map; the query carries the city. */
export default function LocalMuseumsPage() {
  const messages = usePageMessages(ownMessages);
  const { articles, routes } = useMessages();
  const related = findRelatedLists(useRoute()?.route);
  const all = useAllEntries(useCategoryCode(), { ownOnly: true });
  const list = useFactFilters(all, filterNames, messages);
  return (
    <Page>
      <PageTitle />
      <Summary text={messages.lead} />
      <FilteredList {...list} skeleton={skeleton} count={messages.count} empty={articles.empty}>
        {(museums, start) => (
          <div className="columns">
            <section className="chart" ref={publishHeight} aria-labelledby="museum-map">
              <h2 id="museum-map">{messages.map}</h2>
              <MuseumMap museums={museums} start={start} />
              <p className="note">{messages.note}</p>
            </section>
            <section aria-labelledby="museum-list">
              <h2 id="museum-list">{messages.list}</h2>
              <ol className="museums">
                {museums.map((museum, index) => (
                  <MuseumRow key={museum.id} museum={museum} number={start + index} />
                ))}
              </ol>
              {related.map(({ name, path }) => (
                <MoreLink key={name} to={path}>
                  {routes[name]}
                  <ArrowIcon />
                </MoreLink>
              ))}
            </section>
          </div>
        )}
      </FilteredList>
    </Page>
  );
}

import { useAllEntries } from '../../api/hooks/content';
import { findRoute } from '../../../contract/shared/route-paths';
import { Loaded } from '../../features/records/list/loaded';
import { useMessages } from '../../i18n/i18n-context';
import { usePageMessages } from '../../i18n/use-page-messages';
import { PageTitle } from '../../router/page-title';
import { usePageNumber } from '../../router/use-page-number';
import { useHashLocation } from '../../router/use-hash-location';
import { readQueryText } from '../../features/records/filters/read-query-text';
import { ChoiceRow } from '../../features/records/filters/choice-row';
import { ArrowIcon } from '../../ui/icons/icons';
import { MoreLink } from '../../features/records/list/more-link';
import { slicePage } from '../../ui/page/pages-to-show';
import { Pagination } from '../../features/records/list/pagination';
import { SkeletonBlock, SkeletonText } from '../../ui/feedback/skeleton';
import { EmptyState } from '../../ui/feedback/states';
import { Summary } from '../../ui/text/summary';
import { MuseumMap } from './museum-map';
import { MuseumRow } from './museum-row';
import { Page } from './local-museums.styles';
import { messages as ownMessages } from './messages';

const pageSize = 24;

/** Museums of the province as a list and on a map; the query carries the city. */
export function LocalMuseumsPage() {
  const messages = usePageMessages(ownMessages);
  const { articles } = useMessages();
  const { path, query } = useHashLocation();
  const state = useAllEntries('Dfbw', { ownOnly: true });
  const { page, pathOf } = usePageNumber();
  const city = readQueryText(query, 'city');
  return (
    <Page>
      <PageTitle />
      <Summary text={messages.lead} />
      <Loaded
        state={state}
        skeleton={
          <>
            <SkeletonBlock $ratio="5 / 3" />
            <SkeletonText lines={6} />
          </>
        }
      >
        {({ rows: museums }) => {
          const cities = [...new Set(museums.map(({ facts }) => facts?.city ?? ''))].filter(
            Boolean,
          );
          const shown = museums.filter(({ facts }) => city === '' || facts?.city === city);
          const start = (page - 1) * pageSize;
          const onPage = slicePage(shown, page, pageSize);
          return (
            <>
              <ChoiceRow
                label={messages.city}
                chosen={city}
                pathOf={(each) => (each ? `${path}?city=${encodeURIComponent(each)}` : path)}
                choices={[
                  { value: '', label: messages.all },
                  ...cities.map((each) => ({ value: each, label: each })),
                ]}
              />
              <div className="columns">
                <section className="chart" aria-labelledby="museum-map">
                  <h2 id="museum-map">{messages.map}</h2>
                  <MuseumMap museums={onPage} start={start} />
                  <p className="note">{messages.note}</p>
                </section>
                <section aria-labelledby="museum-list">
                  <h2 id="museum-list">{messages.list}</h2>
                  <p className="count" role="status">
                    {messages.count(shown.length)}
                  </p>
                  {shown.length === 0 && <EmptyState text={articles.empty} />}
                  <ol className="museums">
                    {onPage.map((museum, index) => (
                      <MuseumRow key={museum.id} museum={museum} number={start + index + 1} />
                    ))}
                  </ol>
                  <Pagination
                    page={page}
                    pageCount={Math.ceil(shown.length / pageSize)}
                    pathOf={pathOf}
                  />
                  <MoreLink to={findRoute('DfbwNews')?.path ?? path}>
                    {messages.news}
                    <ArrowIcon />
                  </MoreLink>
                </section>
              </div>
            </>
          );
        }}
      </Loaded>
    </Page>
  );
}

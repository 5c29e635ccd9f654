import { useEveryEntry } from '../../api/use-every-entry';
import { routeNamed } from '../../../contract/route-paths';
import { Loaded } from '../../features/loaded/loaded';
import { useMessages } from '../../i18n/language';
import { usePageWords } from '../../i18n/page-words';
import { PageTitle } from '../../router/page-title';
import { usePageNumber } from '../../router/use-page-number';
import { useAddress } from '../../router/use-query';
import { readWord } from '../../ui/read-word';
import { ChoiceRow } from '../../ui/choice-row';
import { ArrowIcon } from '../../ui/icons';
import { MoreLink } from '../../ui/more-link';
import { pageOf } from '../../ui/pages-to-show';
import { Pagination } from '../../ui/pagination';
import { Bone, TextBones } from '../../ui/skeleton';
import { Empty } from '../../ui/state';
import { Summary } from '../../ui/summary';
import { MuseumMap } from './museum-map';
import { MuseumRow } from './museum-row';
import { Page } from './local-museums.styles';
import { words as ownMessages } from './words';

const pageSize = 24;

/** Museums of the province as a list and on a map; the query carries the city. */
export function LocalMuseumsPage() {
  const messages = usePageWords(ownMessages);
  const { articles } = useMessages();
  const { path, query } = useAddress();
  const state = useEveryEntry('Dfbw', { ownOnly: true });
  const { page, pathOf } = usePageNumber();
  const city = readWord(query, 'city');
  return (
    <Page>
      <PageTitle />
      <Summary text={messages.lead} />
      <Loaded
        state={state}
        skeleton={
          <>
            <Bone $ratio="5 / 3" />
            <TextBones lines={6} />
          </>
        }
      >
        {({ rows: museums }) => {
          const cities = [...new Set(museums.map(({ facts }) => facts?.city ?? ''))].filter(
            Boolean,
          );
          const shown = museums.filter(({ facts }) => city === '' || facts?.city === city);
          const start = (page - 1) * pageSize;
          const onPage = pageOf(shown, page, pageSize);
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
                  {shown.length === 0 && <Empty text={articles.empty} />}
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
                  <MoreLink to={routeNamed('DfbwNews')?.path ?? path}>
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

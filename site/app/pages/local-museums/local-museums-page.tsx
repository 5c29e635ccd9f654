import { useContentPage } from '../../api/use-content-page';
import { routeNamed } from '../../../contract/route-paths';
import { Loaded } from '../../features/loaded/loaded';
import { useMessages } from '../../i18n/language';
import { usePageWords } from '../../i18n/page-words';
import { PageTitle } from '../../router/page-title';
import { useAddress } from '../../router/use-query';
import { ChoiceRow } from '../../ui/choice-row';
import { ArrowIcon } from '../../ui/icons';
import { MoreLink } from '../../ui/more-link';
import { Bone, TextBones } from '../../ui/skeleton';
import { Empty } from '../../ui/state';
import { Summary } from '../../ui/summary';
import { MuseumMap } from './museum-map';
import { MuseumRow } from './museum-row';
import { Page } from './local-museums.styles';
import { words as ownWords } from './words';

/** More than a province has. */
const enough = 100;

/** The museums of the province, as a list and on a map; the address carries the city. */
export function LocalMuseumsPage() {
  const words = usePageWords(ownWords);
  const { articles } = useMessages();
  const { path, query } = useAddress();
  const state = useContentPage({ categoryCode: 'Dfbw', pageNum: 1, pageSize: enough });
  const city = query.get('city') ?? '';
  return (
    <Page>
      <PageTitle />
      <Summary text={words.lead} />
      <Loaded
        state={state}
        skeleton={
          <>
            <Bone $ratio="5 / 3" />
            <TextBones lines={6} />
          </>
        }
      >
        {({ rows }) => {
          const museums = rows.filter(({ categoryCode }) => categoryCode === 'Dfbw');
          const cities = [...new Set(museums.map(({ facts }) => facts?.city ?? ''))].filter(
            Boolean,
          );
          const shown = museums.filter(({ facts }) => city === '' || facts?.city === city);
          return (
            <>
              <ChoiceRow
                label={words.city}
                chosen={city}
                pathOf={(each) => (each ? `${path}?city=${encodeURIComponent(each)}` : path)}
                choices={[
                  { value: '', label: words.all },
                  ...cities.map((each) => ({ value: each, label: each })),
                ]}
              />
              <div className="columns">
                <section className="chart" aria-labelledby="museum-map">
                  <h2 id="museum-map">{words.map}</h2>
                  <MuseumMap museums={shown} />
                  <p className="note">{words.note}</p>
                </section>
                <section aria-labelledby="museum-list">
                  <h2 id="museum-list">{words.list}</h2>
                  <p className="count" role="status">
                    {words.count(shown.length)}
                  </p>
                  {shown.length === 0 && <Empty text={articles.empty} />}
                  <ol className="museums">
                    {shown.map((museum, index) => (
                      <MuseumRow key={museum.id} museum={museum} number={index + 1} />
                    ))}
                  </ol>
                  <MoreLink to={routeNamed('DfbwNews')?.path ?? path}>
                    {words.news}
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

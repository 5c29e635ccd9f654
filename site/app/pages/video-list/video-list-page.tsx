import { styled } from 'styled-components';
import { routeNamed } from '../../../contract/route-paths';
import { useContentByParent } from '../../api/use-content-by-parent';
import { useEveryEntry } from '../../api/use-every-entry';
import { EntryCard } from '../../features/entry-card/entry-card';
import { FilmCard } from '../../features/film-card/film-card';
import { Loaded } from '../../features/loaded/loaded';
import { useMessages } from '../../i18n/language';
import { usePageWords } from '../../i18n/page-words';
import { PageTitle } from '../../router/page-title';
import { useRoute } from '../../router/use-route';
import { Empty } from '../../ui/state';
import { Summary } from '../../ui/summary';
import { RetryFailed } from '../../ui/retry-line';
import { skeleton } from './skeleton';
import { Theme } from './theme';
import { Topic } from './topic';
import { words as ownWords } from './words';

const Page = styled.div`
  padding-bottom: var(--section);

  .summary {
    margin-bottom: clamp(24px, 3vw, 40px);
  }

  h2 {
    font-size: var(--size-h3);
  }
`;

/** The films of a theme; on the page above, each theme with its newest. */
export function VideoListPage() {
  const words = usePageWords(ownWords);
  const name = useRoute()?.route.name ?? '';
  const isTheme = routeNamed(name)?.path.split('/').length === 4;
  return (
    <Page>
      <PageTitle />
      <Summary text={words.leads[name] ?? words.lead} />
      {isTheme ? (
        <Theme code={name} />
      ) : (
        <>
          <Themes />
          <More />
        </>
      )}
    </Page>
  );
}

function Themes() {
  const words = usePageWords(ownWords);
  const { articles } = useMessages();
  const state = useContentByParent('Video');
  const more = useFilmsOfNoTheme();
  return (
    <Loaded state={state} skeleton={skeleton}>
      {({ rows }) => {
        if (rows.length === 0 && more.data?.rows.length === 0)
          return <Empty text={articles.empty} />;
        return rows.map(({ categoryCode, categoryName, records }) => {
          const path = routeNamed(categoryCode)?.path;
          return (
            <Topic
              key={categoryCode}
              id={`films-${categoryCode}`}
              title={categoryName}
              all={path === undefined ? undefined : { path, label: words.all(categoryName) }}
            >
              {records.slice(0, 3).map((film) => (
                <FilmCard key={film.id} film={film} />
              ))}
            </Topic>
          );
        });
      }}
    </Loaded>
  );
}

/** About our films, and those that another pack brings. */
function useFilmsOfNoTheme() {
  return useEveryEntry('Video', { ownOnly: true });
}

/** What stands in no theme. */
function More() {
  const words = usePageWords(ownWords);
  const state = useFilmsOfNoTheme();
  const own = state.data?.rows;
  if (!own?.length) return <RetryFailed calls={[state]} />;
  return (
    <Topic id="more-films" title={words.more}>
      {own.map((entry) => (
        <EntryCard key={entry.id} entry={entry} list="Video" />
      ))}
    </Topic>
  );
}

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
import { words as ownMessages } from './words';

const Page = styled.div`
  padding-bottom: var(--section);

  .summary {
    margin-bottom: clamp(24px, 3vw, 40px);
  }

  h2 {
    font-size: var(--size-h3);
  }
`;

/** Films of a theme; on the parent page, each theme with its newest films. */
export function VideoListPage() {
  const messages = usePageWords(ownMessages);
  const name = useRoute()?.route.name ?? '';
  const isTheme = routeNamed(name)?.path.split('/').length === 4;
  return (
    <Page>
      <PageTitle />
      <Summary text={messages.leads[name] ?? messages.lead} />
      {isTheme ? (
        <Theme code={name} />
      ) : (
        <>
          <FilmThemes />
          <UnthemedEntries />
        </>
      )}
    </Page>
  );
}

function FilmThemes() {
  const messages = usePageWords(ownMessages);
  const { articles } = useMessages();
  const state = useContentByParent('Video');
  const unthemed = useUnthemedEntries();
  return (
    <Loaded state={state} skeleton={skeleton}>
      {({ rows }) => {
        if (rows.length === 0 && unthemed.data?.rows.length === 0)
          return <Empty text={articles.empty} />;
        return rows.map(({ categoryCode, categoryName, records }) => {
          const path = routeNamed(categoryCode)?.path;
          return (
            <Topic
              key={categoryCode}
              id={`films-${categoryCode}`}
              title={categoryName}
              all={path === undefined ? undefined : { path, label: messages.all(categoryName) }}
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

/** Entries of no theme: articles about the films, and films of another content pack. */
function useUnthemedEntries() {
  return useEveryEntry('Video', { ownOnly: true });
}

function UnthemedEntries() {
  const messages = usePageWords(ownMessages);
  const state = useUnthemedEntries();
  const entries = state.data?.rows;
  if (!entries?.length) return <RetryFailed calls={[state]} />;
  return (
    <Topic id="more-films" title={messages.more}>
      {entries.map((entry) => (
        <EntryCard key={entry.id} entry={entry} list="Video" />
      ))}
    </Topic>
  );
}

import { styled } from 'styled-components';
import { findMainList, findRoute } from '../../../contract/shared/route-paths';
import { useContentByParent, useAllEntries } from '../../api/hooks/content';
import { EntryCard } from '../../features/records/cards/entry-card';
import { FilmCard } from '../../features/records/cards/film-card';
import { SectionLead } from '../../features/records/detail/section-lead';
import { Loaded } from '../../features/records/list/loaded';
import { useMessages } from '../../i18n/i18n-context';
import { usePageMessages } from '../../i18n/use-page-messages';
import { PageTitle } from '../../router/page-title';
import { useCategoryCode, useRoute } from '../../router/use-route';
import { EmptyState } from '../../ui/feedback/states';
import { RetryFailed } from '../../ui/feedback/retry-line';
import { filmGridSkeleton } from './film-grid-skeleton';
import { FilmTheme } from './film-theme';
import { CardSection } from './card-section';
import { messages as ownMessages } from './messages';

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
export default function VideoListPage() {
  const route = useRoute()?.route;
  const isTheme = findMainList(route) !== route;
  return (
    <Page>
      <PageTitle />
      <SectionLead />
      {route && isTheme ? (
        <FilmTheme theme={route} />
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
  const messages = usePageMessages(ownMessages);
  const { articles } = useMessages();
  const state = useContentByParent(useCategoryCode());
  const unthemed = useUnthemedEntries();
  return (
    <Loaded state={state} skeleton={filmGridSkeleton}>
      {({ rows }) => {
        if (rows.length === 0 && unthemed.data?.rows.length === 0)
          return <EmptyState text={articles.empty} />;
        return rows.map(({ categoryCode, categoryName, records }) => {
          const path = findRoute(categoryCode)?.path;
          return (
            <CardSection
              key={categoryCode}
              id={`films-${categoryCode}`}
              title={categoryName}
              all={path === undefined ? undefined : { path, label: messages.all(categoryName) }}
            >
              {records.slice(0, 3).map((film) => (
                <FilmCard key={film.id} film={film} />
              ))}
            </CardSection>
          );
        });
      }}
    </Loaded>
  );
}

/** Entries of no theme: articles about the films, and films of another content pack. */
function useUnthemedEntries() {
  return useAllEntries(useCategoryCode(), { ownOnly: true });
}

function UnthemedEntries() {
  const messages = usePageMessages(ownMessages);
  const code = useCategoryCode();
  const state = useUnthemedEntries();
  const entries = state.data?.rows;
  if (!entries?.length) return <RetryFailed calls={[state]} />;
  return (
    <CardSection id="more-films" title={messages.more}>
      {entries.map((entry) => (
        <EntryCard key={entry.id} entry={entry} list={code} />
      ))}
    </CardSection>
  );
}

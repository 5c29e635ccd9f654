import { findMainList, findRelatedLists } from '../../../contract/shared/route-paths';
import type { Route } from '../../../contract/shared/routes';
import { titleOfRoute } from '../../../contract/shared/route-titles/title-of-route';
import { useContentPage, useRecommendedEntries } from '../../api/hooks/content';
import { EntryCard } from '../../features/records/cards/entry-card';
import { FilmCard, FilmGrid } from '../../features/records/cards/film-card';
import { PagedEntries } from '../../features/records/list/paged-entries';
import { useMessages } from '../../i18n/i18n-context';
import { usePageMessages } from '../../i18n/use-page-messages';
import { RetryFailed } from '../../ui/feedback/retry-line';
import { filmGridSkeleton } from './film-grid-skeleton';
import { CardSection } from './card-section';
import { messages as ownMessages } from './messages';

const pageSize = 24;

/** Films of a theme, then related stories and recommended films. */
export function FilmTheme({ theme }: { theme: Route }) {
  return (
    <>
      <PagedEntries code={theme.name} pageSize={pageSize} skeleton={filmGridSkeleton}>
        {(films) => (
          <FilmGrid>
            {films.map((film) => (
              <FilmCard key={film.id} film={film} heading="h2" />
            ))}
          </FilmGrid>
        )}
      </PagedEntries>
      {findRelatedLists(theme).map((list) => (
        <RelatedEntries key={list.name} list={list} />
      ))}
      <Recommended theme={theme} />
    </>
  );
}

/** Newest articles of a list on the subjects of the films. */
function RelatedEntries({ list }: { list: Route }) {
  const messages = usePageMessages(ownMessages);
  const { routes } = useMessages();
  const title = titleOfRoute(routes, list);
  const state = useContentPage({ categoryCode: list.name, pageNum: 1, pageSize: 6 });
  if (!state.data?.rows.length) return <RetryFailed calls={[state]} />;
  return (
    <CardSection
      id={`related-${list.name}`}
      title={title}
      all={{ path: list.path, label: messages.all(title) }}
    >
      {state.data.rows.map((entry) => (
        <EntryCard key={entry.id} entry={entry} list={list.name} />
      ))}
    </CardSection>
  );
}

const maxRecommended = 3;

/** A row of recommended films of other themes, with a link to all films. */
function Recommended({ theme }: { theme: Route }) {
  const messages = usePageMessages(ownMessages);
  const { name: main = '', path = '/' } = findMainList(theme) ?? {};
  const state = useRecommendedEntries(main, 24);
  const others = state.data?.rows.filter(
    // Entries of the main list itself are articles about the films.
    ({ categoryCode }) => categoryCode !== theme.name && categoryCode !== main,
  );
  if (!others?.length) return <RetryFailed calls={[state]} />;
  return (
    <CardSection
      id="recommended-films"
      title={messages.recommended}
      all={{ path, label: messages.allFilms }}
    >
      {others.slice(0, maxRecommended).map((film) => (
        <FilmCard key={film.id} film={film} />
      ))}
    </CardSection>
  );
}

import { findRoute } from '../../../contract/shared/route-paths';
import { useContentPage, useRecommendedEntries } from '../../api/hooks/content';
import { EntryCard } from '../../features/records/cards/entry-card';
import { FilmCard, FilmGrid } from '../../features/records/cards/film-card';
import { PagedEntries } from '../../features/records/list/paged-entries';
import { usePageMessages } from '../../i18n/use-page-messages';
import { RetryFailed } from '../../ui/feedback/retry-line';
import { filmGridSkeleton } from './film-grid-skeleton';
import { CardSection } from './card-section';
import { messages as ownMessages } from './messages';

const pageSize = 24;

/** Films of a theme, then related stories and recommended films. */
export function FilmTheme({ code }: { code: string }) {
  return (
    <>
      <PagedEntries code={code} pageSize={pageSize} skeleton={filmGridSkeleton}>
        {(films) => (
          <FilmGrid>
            {films.map((film) => (
              <FilmCard key={film.id} film={film} heading="h2" />
            ))}
          </FilmGrid>
        )}
      </PagedEntries>
      {code === 'revolution' && <Stories />}
      <Recommended beside={code} />
    </>
  );
}

/** Articles on the subjects of the films of the revolution. */
function Stories() {
  const messages = usePageMessages(ownMessages);
  const state = useContentPage({ categoryCode: 'RedStories', pageNum: 1, pageSize: 6 });
  if (!state.data?.rows.length) return <RetryFailed calls={[state]} />;
  return (
    <CardSection
      id="red-stories"
      title={messages.stories}
      all={{ path: findRoute('RedStories')?.path ?? '/', label: messages.allStories }}
    >
      {state.data.rows.map((entry) => (
        <EntryCard key={entry.id} entry={entry} list="RedStories" />
      ))}
    </CardSection>
  );
}

const maxRecommended = 3;

/** A row of recommended films of other themes, with a link to all films. */
function Recommended({ beside }: { beside: string }) {
  const messages = usePageMessages(ownMessages);
  const state = useRecommendedEntries('Video', 24);
  const others = state.data?.rows.filter(
    // Entries of `Video` itself are articles about the films.
    ({ categoryCode }) => categoryCode !== beside && categoryCode !== 'Video',
  );
  if (!others?.length) return <RetryFailed calls={[state]} />;
  return (
    <CardSection
      id="recommended-films"
      title={messages.recommended}
      all={{ path: findRoute('Video')?.path ?? '/', label: messages.allFilms }}
    >
      {others.slice(0, maxRecommended).map((film) => (
        <FilmCard key={film.id} film={film} />
      ))}
    </CardSection>
  );
}

import { routeNamed } from '../../../contract/route-paths';
import { useContentPage } from '../../api/use-content-page';
import { useRecommended } from '../../api/use-recommended';
import { EntryCard } from '../../features/entry-card/entry-card';
import { FilmCard, FilmGrid } from '../../features/film-card/film-card';
import { PagedEntries } from '../../features/loaded/paged-entries';
import { usePageWords } from '../../i18n/page-words';
import { RetryFailed } from '../../ui/retry-line';
import { skeleton } from './skeleton';
import { Topic } from './topic';
import { words as ownMessages } from './words';

const pageSize = 24;

/** Films of a theme, then related stories and recommended films. */
export function Theme({ code }: { code: string }) {
  return (
    <>
      <PagedEntries code={code} pageSize={pageSize} skeleton={skeleton}>
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
  const messages = usePageWords(ownMessages);
  const state = useContentPage({ categoryCode: 'RedStories', pageNum: 1, pageSize: 6 });
  if (!state.data?.rows.length) return <RetryFailed calls={[state]} />;
  return (
    <Topic
      id="red-stories"
      title={messages.stories}
      all={{ path: routeNamed('RedStories')?.path ?? '/', label: messages.allStories }}
    >
      {state.data.rows.map((entry) => (
        <EntryCard key={entry.id} entry={entry} list="RedStories" />
      ))}
    </Topic>
  );
}

const maxRecommended = 3;

/** Row of recommended films of other themes. */
function Recommended({ beside }: { beside: string }) {
  const messages = usePageWords(ownMessages);
  const state = useRecommended('Video', 24);
  const others = state.data?.rows.filter(
    // Entries of `Video` itself are articles about the films.
    ({ categoryCode }) => categoryCode !== beside && categoryCode !== 'Video',
  );
  if (!others?.length) return <RetryFailed calls={[state]} />;
  return (
    <Topic id="recommended-films" title={messages.recommended}>
      {others.slice(0, maxRecommended).map((film) => (
        <FilmCard key={film.id} film={film} />
      ))}
    </Topic>
  );
}

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
import { words as ownWords } from './words';

const pageSize = 24;

/** The films of a theme, and where one may go on from them. */
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

/** What the films of the revolution tell in a minute, told at length. */
function Stories() {
  const words = usePageWords(ownWords);
  const state = useContentPage({ categoryCode: 'RedStories', pageNum: 1, pageSize: 6 });
  if (!state.data?.rows.length) return <RetryFailed calls={[state]} />;
  return (
    <Topic
      id="red-stories"
      title={words.stories}
      all={{ path: routeNamed('RedStories')?.path ?? '/', label: words.allStories }}
    >
      {state.data.rows.map((entry) => (
        <EntryCard key={entry.id} entry={entry} list="RedStories" />
      ))}
    </Topic>
  );
}

const atMost = 3;

/** A row of films of other themes, those that the museum recommends before others. */
function Recommended({ beside }: { beside: string }) {
  const words = usePageWords(ownWords);
  const state = useRecommended('Video', 24);
  const others = state.data?.rows.filter(
    // What stands in no theme tells about the films and is none.
    ({ categoryCode }) => categoryCode !== beside && categoryCode !== 'Video',
  );
  if (!others?.length) return <RetryFailed calls={[state]} />;
  return (
    <Topic id="recommended-films" title={words.recommended}>
      {others.slice(0, atMost).map((film) => (
        <FilmCard key={film.id} film={film} />
      ))}
    </Topic>
  );
}

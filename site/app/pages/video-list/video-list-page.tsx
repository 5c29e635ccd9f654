import { styled } from 'styled-components';
import { useContentByParent } from '../../api/use-content-by-parent';
import { useContentPage } from '../../api/use-content-page';
import { routeNamed } from '../../../contract/route-paths';
import { FilmCard, FilmGrid } from '../../features/film-card/film-card';
import { EntryCard } from '../../features/entry-card/entry-card';
import { Loaded } from '../../features/loaded/loaded';
import { useMessages } from '../../i18n/language';
import { usePageWords } from '../../i18n/page-words';
import { PageTitle } from '../../router/page-title';
import { useRoute } from '../../router/use-route';
import { ArrowIcon } from '../../ui/icons';
import { MoreLink } from '../../ui/more-link';
import { Bone } from '../../ui/skeleton';
import { Empty } from '../../ui/state';
import { Summary } from '../../ui/summary';
import { words as ownWords } from './words';

const Page = styled.div`
  padding-bottom: var(--section);

  .summary {
    margin-bottom: clamp(24px, 3vw, 40px);
  }

  .topic {
    margin-top: clamp(40px, 5vw, 72px);
    padding-top: 20px;
    border-top: 1px solid var(--hairline);
  }

  .topic > header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 4px 24px;
    margin-bottom: 20px;
  }

  .topic > header a {
    white-space: normal;
  }

  h2 {
    font-size: var(--size-h3);
  }
`;

const skeleton = (
  <FilmGrid aria-hidden="true">
    {Array.from({ length: 6 }, (_, index) => (
      <div key={index}>
        <Bone $ratio="16 / 9" />
        <Bone $width="70%" style={{ marginTop: 16 }} />
      </div>
    ))}
  </FilmGrid>
);

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
      {name === 'revolution' && <Stories />}
    </Page>
  );
}

function Theme({ code }: { code: string }) {
  const { articles } = useMessages();
  const state = useContentPage({ categoryCode: code, pageNum: 1, pageSize: 48 });
  return (
    <Loaded state={state} skeleton={skeleton}>
      {({ rows }) =>
        rows.length === 0 ? (
          <Empty text={articles.empty} />
        ) : (
          <FilmGrid>
            {rows.map((film) => (
              <FilmCard key={film.id} film={film} heading="h2" />
            ))}
          </FilmGrid>
        )
      }
    </Loaded>
  );
}

function Themes() {
  const words = usePageWords(ownWords);
  const state = useContentByParent('Video');
  return (
    <Loaded state={state} skeleton={skeleton}>
      {({ rows }) =>
        rows.map(({ categoryCode, categoryName, records }) => {
          const path = routeNamed(categoryCode)?.path;
          return (
            <section key={categoryCode} className="topic" aria-labelledby={`films-${categoryCode}`}>
              <header>
                <h2 id={`films-${categoryCode}`}>{categoryName}</h2>
                {path && (
                  <MoreLink to={path}>
                    {words.all(categoryName)}
                    <ArrowIcon />
                  </MoreLink>
                )}
              </header>
              <FilmGrid>
                {records.slice(0, 3).map((film) => (
                  <FilmCard key={film.id} film={film} />
                ))}
              </FilmGrid>
            </section>
          );
        })
      }
    </Loaded>
  );
}

/** What stands in no theme: about our films, and those that another pack brings. */
function More() {
  const words = usePageWords(ownWords);
  const state = useContentPage({ categoryCode: 'Video', pageNum: 1, pageSize: 100 });
  const own = state.data?.rows.filter(({ categoryCode }) => categoryCode === 'Video') ?? [];
  if (own.length === 0) return null;
  return (
    <section className="topic" aria-labelledby="more-films">
      <header>
        <h2 id="more-films">{words.more}</h2>
      </header>
      <FilmGrid>
        {own.map((entry) => (
          <EntryCard key={entry.id} entry={entry} list="Video" />
        ))}
      </FilmGrid>
    </section>
  );
}

/** What the films of the revolution tell in a minute, told at length. */
function Stories() {
  const words = usePageWords(ownWords);
  const state = useContentPage({ categoryCode: 'RedStories', pageNum: 1, pageSize: 6 });
  if (!state.data?.rows.length) return null;
  return (
    <section className="topic" aria-labelledby="red-stories">
      <header>
        <h2 id="red-stories">{words.stories}</h2>
        <MoreLink to={routeNamed('RedStories')?.path ?? '/'}>
          {words.allStories}
          <ArrowIcon />
        </MoreLink>
      </header>
      <FilmGrid>
        {state.data.rows.map((entry) => (
          <EntryCard key={entry.id} entry={entry} list="RedStories" />
        ))}
      </FilmGrid>
    </section>
  );
}

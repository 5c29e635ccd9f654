import { styled } from 'styled-components';
import { routeNamed } from '../../../contract/route-paths';
import { useContentDetail } from '../../api/use-content-detail';
import { useContentPage } from '../../api/use-content-page';
import { Detail } from '../../features/detail/detail';
import { FilmCard } from '../../features/film-card/film-card';
import { Favourite } from '../../features/member/favourite';
import { NotFound } from '../../features/not-found/not-found';
import { Recording } from '../../features/recording/recording';
import { SearchBox } from '../../features/search-box/search-box';
import { useMessages } from '../../i18n/language';
import { usePageWords } from '../../i18n/page-words';
import { Passage } from '../../i18n/passage';
import { Link } from '../../router/link';
import { PageTitle } from '../../router/page-title';
import { useGo } from '../../router/use-go';
import { useRouteParam } from '../../router/use-route';
import { RichText } from '../../ui/rich-text/rich-text';
import { Bone, TextBones } from '../../ui/skeleton';
import { words as ownWords } from './words';

const Page = styled.article`
  padding-bottom: var(--section);

  h1 {
    font-size: var(--size-h1);
  }

  .theme {
    margin-bottom: 6px;
    color: var(--ash);
  }

  .columns {
    display: grid;
    gap: clamp(36px, 5vw, 80px);
  }

  .summary {
    max-width: var(--measure);
    margin-bottom: 16px;
    font-size: var(--size-lead);
  }

  h2 {
    margin-bottom: 16px;
    font-size: var(--size-h3);
  }

  .next {
    display: grid;
    align-content: start;
    gap: 28px;
  }

  .next h2 {
    margin: 0;
    padding-top: 16px;
    border-top: 3px solid var(--cinnabar);
  }

  @media (min-width: 1200px) {
    .columns {
      grid-template-columns: minmax(0, 7fr) minmax(220px, 3fr);
    }
  }
`;

/** One film: the player, its chapters and transcript, what there is to know, and what to see next. */
export function VideoPage() {
  const { notFound } = useMessages();
  const id = useRouteParam('id');
  const theme = routeNamed(useRouteParam('name'));
  const category = theme?.detail === 'VideoDetail' ? theme : undefined;
  const state = useContentDetail(category && { categoryCode: category.name, contentId: id });
  const missing = (
    <NotFound title={notFound.record}>
      <SearchBox label={notFound.search} inPlace />
    </NotFound>
  );
  if (!category) return missing;
  return (
    <Detail
      state={state}
      skeleton={
        <Page as="div">
          <Bone $width="60%" $height="2.4em" style={{ marginBlock: 44 }} />
          <Bone $ratio="16 / 9" style={{ marginBottom: 40 }} />
          <TextBones lines={4} />
        </Page>
      }
      missing={missing}
    >
      {(film) => (
        <Page>
          <ThemeLink code={film.categoryCode} />
          <PageTitle title={film.title} />
          {film.video && <Recording kind="video" recording={film.video} title={film.title} />}
          <div className="columns">
            <div>
              {film.summary && (
                <p className="summary">
                  <Passage text={film.summary} />
                </p>
              )}
              <Text html={film.content} />
              <Favourite contentId={film.id} categoryCode={film.categoryCode} />
            </div>
            <NextFilms code={film.categoryCode} without={film.id} />
          </div>
        </Page>
      )}
    </Detail>
  );
}

function Text({ html }: { html: string }) {
  const go = useGo();
  return <RichText html={html} onGo={go} />;
}

function ThemeLink({ code }: { code: string }) {
  const { routes } = useMessages();
  const theme = routeNamed(code);
  if (!theme) return null;
  return (
    <p className="theme">
      <Link to={theme.path}>{routes[theme.name]}</Link>
    </p>
  );
}

/** The other films of the theme; where there are few, those of all themes. */
function NextFilms({ code, without }: { code: string; without: string }) {
  const words = usePageWords(ownWords);
  const own = useContentPage({ categoryCode: code, pageNum: 1, pageSize: 4 });
  const all = useContentPage({ categoryCode: 'Video', pageNum: 1, pageSize: 8 });
  const known = new Set([without]);
  const films = [...(own.data?.rows ?? []), ...(all.data?.rows ?? [])].filter((film) => {
    if (known.has(film.id) || !film.facts?.length) return false;
    known.add(film.id);
    return true;
  });
  if (films.length === 0) return null;
  return (
    <aside className="next" aria-labelledby="next-films" data-print="none">
      <h2 id="next-films">{words.next}</h2>
      {films.slice(0, 3).map((film) => (
        <FilmCard key={film.id} film={film} sizes="(min-width: 1200px) 320px, 92vw" />
      ))}
    </aside>
  );
}

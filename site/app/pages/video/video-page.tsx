import { styled } from 'styled-components';
import { findRoute } from '../../../contract/shared/route-paths';
import { useContentPage } from '../../api/hooks/content';
import { EntryDetail } from '../../features/records/detail/entry-detail';
import { LazyRecordEnd } from '../../features/records/end/lazy-record-end';
import { ListLink } from '../../features/records/detail/list-link';
import { AllLink } from '../../features/records/list/all-link';
import { FilmCard } from '../../features/records/cards/film-card';
import { Favourite } from '../../features/member/favourite';
import { Recording } from '../../features/recording/recording';
import { usePageMessages } from '../../i18n/use-page-messages';
import { PageTitle } from '../../router/page-title';
import { useCategoryCode } from '../../router/use-route';
import { RichText } from '../../ui/rich-text/rich-text';
import { SkeletonBlock, SkeletonText } from '../../ui/feedback/skeleton';
import { Summary } from '../../ui/text/summary';
import { RetryFailed } from '../../ui/feedback/retry-line';
import { messages as ownMessages } from './messages';

const Page = styled.article`
  padding-bottom: var(--section);

  .columns {
    display: grid;
    gap: clamp(36px, 5vw, 80px);
  }

  .summary {
    margin-top: 0;
    margin-bottom: 16px;
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

  /* Side by side where they are below the film. */
  @media (min-width: 40em) and (max-width: 74.9375em) {
    .next {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      column-gap: var(--gap);
    }

    .next h2 {
      grid-column: 1 / -1;
    }
  }

  .next h2 {
    margin: 0;
    padding-top: 16px;
    border-top: 3px solid var(--cinnabar);
  }

  @media (min-width: 75em) {
    .columns {
      grid-template-columns: minmax(0, 7fr) minmax(220px, 3fr);
    }
  }
`;

/** One film: player with chapters and transcript, text, and further films. */
export default function VideoPage() {
  return (
    <EntryDetail
      skeleton={
        <Page as="div">
          <SkeletonBlock $width="60%" $height="2.4em" style={{ marginBlock: 44 }} />
          <SkeletonBlock $ratio="16 / 9" style={{ marginBottom: 40 }} />
          <SkeletonText lines={4} />
        </Page>
      }
    >
      {(film, list) => (
        <Page>
          <ListLink list={findRoute(film.categoryCode) ?? list} />
          <PageTitle title={film.title} />
          {film.video && <Recording kind="video" recording={film.video} title={film.title} />}
          <div className="columns">
            <div>
              <Summary text={film.summary} />
              <RichText html={film.content} />
              <Favourite contentId={film.id} categoryCode={film.categoryCode} />
            </div>
            <NextFilms code={film.categoryCode} without={film.id} />
          </div>
          <LazyRecordEnd />
        </Page>
      )}
    </EntryDetail>
  );
}

/** Three other films, of the same theme first, then of all themes, and a link to all. */
function NextFilms({ code, without }: { code: string; without: string }) {
  const messages = usePageMessages(ownMessages);
  const own = useContentPage({ categoryCode: code, pageNum: 1, pageSize: 4 });
  const main = useCategoryCode();
  const all = useContentPage({ categoryCode: main, pageNum: 1, pageSize: 8 });
  const seenIds = new Set([without]);
  const films = [...(own.data?.rows ?? []), ...(all.data?.rows ?? [])].filter((film) => {
    // Entries of the main list itself are articles, except films of another content pack.
    if (seenIds.has(film.id) || (film.categoryCode === main && !film.facts?.length)) return false;
    seenIds.add(film.id);
    return true;
  });
  const shown = films.slice(0, 3);
  if (shown.length === 0) return <RetryFailed calls={[own, all]} />;
  return (
    <aside className="next" aria-labelledby="next-films" data-print="none">
      <h2 id="next-films">{messages.next}</h2>
      {shown.map((film) => (
        <FilmCard key={film.id} film={film} sizes="(min-width: 1200px) 380px, 92vw" />
      ))}
      <AllLink
        to={findRoute(main)?.path ?? '/'}
        shown={shown.length + 1}
        total={all.data?.total ?? 0}
      />
    </aside>
  );
}

import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { ContentEntry } from '../../../contract/schemas/content';
import { useContentDetail } from '../../api/hooks/content-detail';
import { useLanguage } from '../../i18n/i18n-context';
import { usePageMessages } from '../../i18n/use-page-messages';
import { TextWithLanguage } from '../../i18n/text-with-language';
import { usePageNumber } from '../../router/use-page-number';
import { useHashLocation } from '../../router/use-hash-location';
import { useCategoryCode } from '../../router/use-route';
import { titleFace } from '../../theme/title-face';
import { slicePage } from '../../ui/page/pages-to-show';
import { Pagination } from '../../features/records/list/pagination';
import { RetryLine } from '../../ui/feedback/retry-line';
import { Seal } from '../../ui/drawing/seal';
import { useIsStaticPage } from '../../ui/static-page';
import { Controls } from './controls';
import { CueList } from './cue-list';
import { PieceList } from './piece-list';
import { idAtOffset } from './id-at-offset';
import { useAudioPlayer } from './use-audio-player';
import { messages as ownMessages } from './messages';

const Layout = styled.div`
  display: grid;
  gap: clamp(32px, 4vw, 64px);

  .now {
    display: grid;
    align-content: start;
    gap: 18px;
    padding: clamp(20px, 3vw, 40px);
    border-top: 10px solid var(--silk-deep);
    background: var(--paper-raised);
    box-shadow: var(--shadow);
  }

  .heading {
    display: flex;
    align-items: flex-start;
    justify-content: space-between;
    gap: 20px;
  }

  .kicker {
    color: var(--ash);
    font-size: var(--size-small);
  }

  h2 {
    font-size: var(--size-h2);
  }

  .credit {
    color: var(--ash);
    font-size: var(--size-small);
  }

  @media (min-width: 75em) {
    grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
    align-items: start;

    .now {
      position: sticky;
      top: calc(24px + var(--a11y-toolbar-top, 0px));
      order: 2;
      max-height: calc(100vh / var(--a11y-toolbar-zoom, 1) - 48px - var(--a11y-toolbar-top, 0px));
      overflow-y: auto;
    }
  }
`;

const pageSize = 50;

export function MusicPlayer({ pieces }: { pieces: readonly ContentEntry[] }) {
  const isStatic = useIsStaticPage();
  const messages = usePageMessages(ownMessages);
  const language = useLanguage();
  const ids = pieces.map(({ id }) => id);
  const { query } = useHashLocation();
  const { page: pageInQuery, pathOf } = usePageNumber();
  const requestedId = query.get('piece') ?? '';
  const [chosen, setCurrent] = useState<string>();
  // The list loads in parts: the piece of the query may be in a later one.
  const current = chosen ?? (ids.includes(requestedId) ? requestedId : ids[0]);
  const pageCount = Math.ceil(pieces.length / pageSize);
  const page = query.has('page')
    ? Math.min(pageInQuery, pageCount)
    : Math.floor(Math.max(0, ids.indexOf(current ?? '')) / pageSize) + 1;
  /** Whether to play as soon as the source of the chosen piece is known. */
  const shouldPlay = useRef(false);
  const playPiece = (id: string | undefined) => {
    shouldPlay.current = true;
    setCurrent(id);
  };
  const player = useAudioPlayer(() => playPiece(idAtOffset(ids, current, 1)));
  const categoryCode = useCategoryCode();
  const detail = useContentDetail(
    current === undefined ? undefined : { categoryCode, contentId: current },
  );
  const piece = detail.data?.rows[0];
  const recording = piece?.id === current ? piece?.audio : undefined;
  const source = recording?.sources[0]?.src;
  const { audio, play } = player;

  useEffect(() => {
    if (source === undefined || !shouldPlay.current) return;
    shouldPlay.current = false;
    play();
    // `play` is a new function on every render; only a new source starts the playback.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [source]);

  const track = recording?.tracks.find(({ lang }) => lang.startsWith(language));
  const currentEntry = pieces.find(({ id }) => id === current);
  return (
    <Layout>
      <section className="now" aria-labelledby="now-playing">
        <div className="heading">
          <div>
            <p className="kicker">{player.playing ? messages.nowPlaying : messages.chosen}</p>
            <h2 id="now-playing" {...titleFace(currentEntry?.title ?? '')}>
              <TextWithLanguage text={currentEntry?.title ?? ''} />
            </h2>
          </div>
          <Seal height={52} />
        </div>
        {/* The lines beside the player replace captions, which an audio element does not display. */}
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
        <audio ref={audio} src={source} preload="metadata" controls={isStatic} />
        {!isStatic && (
          <Controls
            player={player}
            onPrevious={() => playPiece(idAtOffset(ids, current, -1))}
            onNext={() => playPiece(idAtOffset(ids, current, 1))}
          />
        )}
        {(detail.error ?? player.failed) && (
          <RetryLine
            text={messages.failed}
            onRetry={() => {
              if (detail.error) detail.retry();
              else player.reload();
            }}
            busy={detail.error !== undefined && detail.isLoading}
          />
        )}
        {track && (
          <CueList key={track.src} track={track} position={player.position} onSeek={player.seek} />
        )}
        {recording?.credit && (
          <p className="credit">
            <TextWithLanguage text={recording.credit} />
          </p>
        )}
      </section>
      <div>
        <PieceList
          pieces={slicePage(pieces, page, pageSize)}
          start={(page - 1) * pageSize}
          current={current}
          playing={player.playing}
          onChoose={(id) => {
            if (id === current) player.toggle();
            else playPiece(id);
          }}
        />
        <Pagination page={page} pageCount={pageCount} pathOf={pathOf} />
      </div>
    </Layout>
  );
}

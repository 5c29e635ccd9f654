import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { ContentEntry } from '../../../contract/entities/content-entry';
import { useContentDetail } from '../../api/use-content-detail';
import { useLanguage } from '../../i18n/language';
import { usePageWords } from '../../i18n/page-words';
import { Passage } from '../../i18n/passage';
import { usePageNumber } from '../../router/use-page-number';
import { useAddress } from '../../router/use-query';
import { titleFace } from '../../theme/title-face';
import { pageOf } from '../../ui/pages-to-show';
import { Pagination } from '../../ui/pagination';
import { RetryLine } from '../../ui/retry-line';
import { Seal } from '../../ui/seal';
import { Controls } from './controls';
import { Lines } from './lines';
import { PieceList } from './piece-list';
import { stepFrom } from './step-from';
import { usePlayer } from './use-player';
import { words as ownWords } from './words';

const Room = styled.div`
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
      max-height: calc(100vh - 48px - var(--a11y-toolbar-top, 0px));
      overflow-y: auto;
    }
  }
`;

const pageSize = 50;

export function MusicRoom({ pieces }: { pieces: readonly ContentEntry[] }) {
  const words = usePageWords(ownWords);
  const language = useLanguage();
  const ids = pieces.map(({ id }) => id);
  const { query } = useAddress();
  const { page: pageOfAddress, pathOf } = usePageNumber();
  const asked = query.get('piece') ?? '';
  const [chosen, setCurrent] = useState<string>();
  // The piece of the address may come with a later part of the list.
  const current = chosen ?? (ids.includes(asked) ? asked : ids[0]);
  const page = query.has('page')
    ? pageOfAddress
    : Math.floor(Math.max(0, ids.indexOf(current ?? '')) / pageSize) + 1;
  /** Asked for, and to be played as soon as it is there. */
  const wanted = useRef(false);
  const goTo = (id: string | undefined) => {
    wanted.current = true;
    setCurrent(id);
  };
  const player = usePlayer(() => goTo(stepFrom(ids, current, 1)));
  const detail = useContentDetail(
    current === undefined ? undefined : { categoryCode: 'Music', contentId: current },
  );
  const piece = detail.data?.rows[0];
  const recording = piece?.id === current ? piece?.audio : undefined;
  const source = recording?.sources[0]?.src;
  const { audio, play } = player;

  useEffect(() => {
    if (source === undefined || !wanted.current) return;
    wanted.current = false;
    play();
    // `play` is made anew with each state; the new source is what matters.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [source]);

  const own = recording?.tracks.find(({ lang }) => lang.startsWith(language));
  const listed = pieces.find(({ id }) => id === current);
  return (
    <Room>
      <section className="now" aria-labelledby="now-playing">
        <div className="heading">
          <div>
            <p className="kicker">{player.playing ? words.nowPlaying : words.chosen}</p>
            <h2 id="now-playing" {...titleFace(listed?.title ?? '')}>
              <Passage text={listed?.title ?? ''} />
            </h2>
          </div>
          <Seal height={52} />
        </div>
        {/* What is heard stands beside it as lines; captions inside an audio element are not shown. */}
        {/* eslint-disable-next-line jsx-a11y/media-has-caption */}
        <audio ref={audio} src={source} preload="metadata" />
        <Controls
          player={player}
          onPrevious={() => goTo(stepFrom(ids, current, -1))}
          onNext={() => goTo(stepFrom(ids, current, 1))}
        />
        {(detail.error ?? player.failed) && (
          <RetryLine
            text={words.failed}
            onRetry={() => {
              if (detail.error) detail.retry();
              else player.reload();
            }}
            busy={detail.error !== undefined && detail.isLoading}
          />
        )}
        {own && <Lines key={own.src} track={own} position={player.position} onSeek={player.seek} />}
        {recording?.credit && (
          <p className="credit">
            <Passage text={recording.credit} />
          </p>
        )}
      </section>
      <div>
        <PieceList
          pieces={pageOf(pieces, page, pageSize)}
          start={(page - 1) * pageSize}
          current={current}
          playing={player.playing}
          onChoose={(id) => {
            if (id === current) player.toggle();
            else goTo(id);
          }}
        />
        <Pagination page={page} pageCount={Math.ceil(pieces.length / pageSize)} pathOf={pathOf} />
      </div>
    </Room>
  );
}

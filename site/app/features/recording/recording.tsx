import { useRef, useState, type SyntheticEvent } from 'react';
import { styled } from 'styled-components';
import type { Recording as RecordingData } from '../../../contract/entities/common';
import { useLanguage } from '../../i18n/language';
import { Passage } from '../../i18n/passage';
import { RetryLine } from '../../ui/retry-line';
import { Chapters } from './chapters';
import { Transcript } from './transcript';

const Box = styled.div`
  margin-block: 24px 32px;

  video,
  audio {
    width: 100%;
  }

  video {
    max-height: 76vh;
    background: var(--colophon);
  }

  figcaption {
    margin-top: 8px;
    color: var(--ash);
    font-size: var(--size-small);
  }
`;

interface RecordingProps {
  kind: 'video' | 'audio';
  recording: RecordingData;
  title: string;
}

/** A video or a piece of music in the browser's own player, with captions and a transcript. */
export function Recording({ kind, recording, title }: RecordingProps) {
  const language = useLanguage();
  const { sources, tracks, poster, chapters, credit } = recording;
  const film = useRef<HTMLVideoElement>(null);
  const sound = useRef<HTMLAudioElement>(null);
  const player = kind === 'video' ? film : sound;
  const [hasFailed, setFailed] = useState(false);
  // React lets the error of a source bubble to the player, whose next source may do.
  const fail = ({ target, currentTarget }: SyntheticEvent) => {
    if (target === currentTarget) setFailed(true);
  };
  const own = tracks.find(({ lang }) => lang.toLowerCase().startsWith(language)) ?? tracks[0];
  const inside = (
    <>
      {sources.map(({ src, type }, index) => (
        <source
          key={src}
          src={src}
          type={type || undefined}
          // The browser tries each; the player itself reports no failure of its sources.
          onError={index === sources.length - 1 ? fail : undefined}
        />
      ))}
      {tracks.map((track) => (
        <track
          key={track.src}
          kind="captions"
          src={track.src}
          srcLang={track.lang}
          label={track.label}
          default={track === own}
        />
      ))}
    </>
  );
  return (
    <Box>
      <figure>
        {/* The rule sees no track because they come from data: all that the recording has. */}
        {/* eslint-disable jsx-a11y/media-has-caption */}
        {kind === 'video' ? (
          <video
            ref={film}
            controls
            playsInline
            preload="metadata"
            poster={poster}
            onError={fail}
            aria-label={title}
          >
            {inside}
          </video>
        ) : (
          <audio ref={sound} controls preload="metadata" aria-label={title} onError={fail}>
            {inside}
          </audio>
        )}
        {/* eslint-enable jsx-a11y/media-has-caption */}
        {credit && (
          <figcaption>
            <Passage text={credit} />
          </figcaption>
        )}
      </figure>
      {hasFailed && (
        <RetryLine
          onRetry={() => {
            setFailed(false);
            player.current?.load();
          }}
        />
      )}
      {chapters && <Chapters chapters={chapters} player={player} />}
      {own && <Transcript track={own} />}
    </Box>
  );
}

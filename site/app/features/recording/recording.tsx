import { useRef, useState, type SyntheticEvent } from 'react';
import { styled } from 'styled-components';
import type { Recording as RecordingData } from '../../../contract/schemas/common/fields';
import { useLanguage } from '../../i18n/i18n-context';
import { TextWithLanguage } from '../../i18n/text-with-language';
import { RetryLine } from '../../ui/feedback/retry-line';
import { Chapters } from './chapters';
import { Transcript } from './transcript';

const Box = styled.div`
  margin-block: 24px 32px;

  video,
  audio {
    width: 100%;
  }

  /* At most the size of the films, in their shape: neither stretched nor with bars beside them. */
  video {
    width: min(100%, 960px, 76vh * 16 / 9);
    max-height: 76vh;
    aspect-ratio: auto 16 / 9;
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

/** A video or audio recording in the browser's player, with captions, chapters and a transcript. */
export function Recording({ kind, recording, title }: RecordingProps) {
  const language = useLanguage();
  const { sources, tracks, poster, chapters, credit } = recording;
  const video = useRef<HTMLVideoElement>(null);
  const audio = useRef<HTMLAudioElement>(null);
  const player = kind === 'video' ? video : audio;
  const [hasFailed, setFailed] = useState(false);
  // React bubbles the error event of a source to the player, which may still play the next source.
  const onError = ({ target, currentTarget }: SyntheticEvent) => {
    if (target === currentTarget) setFailed(true);
  };
  const defaultTrack =
    tracks.find(({ lang }) => lang.toLowerCase().startsWith(language)) ?? tracks[0];
  const mediaChildren = (
    <>
      {sources.map(({ src, type }, index) => (
        <source
          key={src}
          src={src}
          type={type || undefined}
          // The last source fails when none can be played; the player fires no error event for that.
          onError={index === sources.length - 1 ? onError : undefined}
        />
      ))}
      {tracks.map((track) => (
        <track
          key={track.src}
          kind="captions"
          src={track.src}
          srcLang={track.lang}
          label={track.label}
          default={track === defaultTrack}
        />
      ))}
    </>
  );
  return (
    <Box>
      <figure>
        {/* The rule cannot see tracks that are rendered from data. */}
        {/* oxlint-disable jsx-a11y/media-has-caption */}
        {kind === 'video' ? (
          <video
            ref={video}
            controls
            playsInline
            preload="metadata"
            poster={poster}
            onError={onError}
            aria-label={title}
          >
            {mediaChildren}
          </video>
        ) : (
          <audio ref={audio} controls preload="metadata" aria-label={title} onError={onError}>
            {mediaChildren}
          </audio>
        )}
        {/* oxlint-enable jsx-a11y/media-has-caption */}
        {credit && (
          <figcaption>
            <TextWithLanguage text={credit} />
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
      {defaultTrack && <Transcript track={defaultTrack} />}
    </Box>
  );
}

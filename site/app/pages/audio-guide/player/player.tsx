import { useEffect, useRef, useState } from 'react';
import type { Language } from '../../../../contract/shared/sites';
import type { AudioStop } from '../../../../contract/schemas/visit';
import { useTextFile } from '../../../api/client/use-text-file';
import { formatPlaybackTime } from '../../../features/recording/playback-time';
import { parseWebVtt } from '../../../features/recording/web-vtt';
import { useLanguage, useMessages } from '../../../i18n/i18n-context';
import { usePageMessages } from '../../../i18n/use-page-messages';
import { IconButton } from '../../../ui/button';
import { RetryLine } from '../../../ui/feedback/retry-line';
import { PauseIcon, PlayIcon } from '../../../ui/icons/player-icons';
import { rates, remember, useMemory } from '../last-stop';
import { playerMessages } from './messages';
import { PlayerBox } from './player.styles';
import { programmeOf, type Sentence } from './segments';
import { Transcript } from './transcript';
import { useMediaSession } from './use-media-session';
import { usePlayback } from './use-playback';

/** Seconds of the button that goes back. */
const step = 15;

interface PlayerProps {
  stop: AudioStop;
  /** Whether playback starts by itself, where the browser allows it. */
  startsAtOnce: boolean;
  onStarted: () => void;
  /** Go to the stops before and after this one. */
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

/** Player of a stop with its transcript. */
export function Player({ stop, startsAtOnce, onStarted, onPrevious, onNext }: PlayerProps) {
  const messages = usePageMessages(playerMessages);
  const { siteName } = useMessages();
  const language = useLanguage();
  const { segments, paragraphs, isSynthetic, pace } = programmeOf(stop, language);
  const cues = useCues(stop, language);
  const remembered = useMemory('rate') ?? 1;
  const [chosen, setChosen] = useState<number>();
  const rate = chosen ?? remembered;
  const playback = usePlayback(segments, { pace, rate });
  const { audio, index, position, duration, isPlaying, isOver, hasFailed } = playback;
  const { play, pause, seek } = playback;
  const number = stop.stop;
  const back = () => seek(position - step);

  const latest = useRef({ play, onStarted });
  useEffect(() => {
    latest.current = { play, onStarted };
  });
  useEffect(() => {
    if (!startsAtOnce) return;
    latest.current.play();
    latest.current.onStarted();
  }, [startsAtOnce]);

  useEffect(() => {
    if (isPlaying) remember({ stop: number });
  }, [isPlaying, number]);

  useMediaSession({
    title: `${number} ${stop.title}`,
    artist: siteName,
    album: stop.exhibition,
    artwork: stop.image?.src,
    isPlaying,
    actions: [
      ['play', play],
      ['pause', pause],
      ['seekbackward', back],
      ['previoustrack', onPrevious],
      ['nexttrack', onNext],
    ],
  });

  const shown = cues ? [cues] : paragraphs;
  const heard = cues ? cues.findLastIndex(({ start = 0 }) => start <= position) : index;
  const isBegun = isPlaying || position > 0;
  const current = isBegun && !isOver && (cues || isSynthetic) ? heard : -1;
  const next = segments[index + 1];
  return (
    <>
      <PlayerBox role="group" aria-label={messages.controls} data-print="none">
        {/* The transcript follows the sound below. */}
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
        <audio ref={audio} preload="none" />
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
        {isPlaying && next && <audio key={next.src} src={next.src} preload="auto" />}
        <div className="buttons">
          <IconButton
            type="button"
            className="main"
            aria-label={isPlaying ? messages.pause : messages.play}
            onClick={isPlaying ? pause : play}
          >
            {isPlaying ? <PauseIcon /> : <PlayIcon />}
          </IconButton>
          <button type="button" className="back" onClick={back}>
            {messages.back(step)}
          </button>
          <label className="rate">
            {messages.rate}
            <select
              value={rate}
              onChange={({ target }) => {
                setChosen(Number(target.value));
                remember({ rate: Number(target.value) });
              }}
            >
              {rates.map((each) => (
                <option key={each} value={each}>
                  {`${each} ×`}
                </option>
              ))}
            </select>
          </label>
        </div>
        <div className="time">
          <span>{formatPlaybackTime(position)}</span>
          <input
            type="range"
            aria-label={messages.seek}
            min={0}
            max={Math.max(1, Math.floor(duration))}
            step={1}
            value={Math.floor(position)}
            aria-valuetext={messages.position(
              formatPlaybackTime(position),
              formatPlaybackTime(duration),
            )}
            onChange={(event) => seek(event.target.valueAsNumber)}
          />
          <span>{formatPlaybackTime(duration)}</span>
        </div>
        {hasFailed && <RetryLine text={messages.failed} onRetry={play} />}
        {isSynthetic && <p className="note">{messages.synthetic}</p>}
      </PlayerBox>
      <Transcript paragraphs={shown} current={current} />
    </>
  );
}

/** The captions of a recording in the language of the site; `undefined` without any, or until they have loaded. */
function useCues({ recording }: AudioStop, language: Language): readonly Sentence[] | undefined {
  const track = recording?.tracks.find(({ lang }) => lang.toLowerCase().startsWith(language));
  const { text } = useTextFile(track?.src);
  const cues = parseWebVtt(text ?? '').map((cue, index) => ({ ...cue, index }));
  return cues.length > 0 ? cues : undefined;
}

import { styled } from 'styled-components';
import { formatPlaybackTime } from '../../features/recording/playback-time';
import { usePageMessages } from '../../i18n/use-page-messages';
import { IconButton } from '../../ui/button';
import {
  MutedIcon,
  NextIcon,
  PauseIcon,
  PlayIcon,
  PreviousIcon,
  SoundIcon,
} from '../../ui/icons/player-icons';
import type { AudioPlayer } from './use-audio-player';
import { messages as ownMessages } from './messages';

const Box = styled.div`
  display: grid;
  gap: 8px;

  .time {
    display: grid;
    grid-template-columns: 3.2em minmax(0, 1fr) 3.2em;
    align-items: center;
    gap: 12px;
    font-size: var(--size-small);
    font-variant-numeric: tabular-nums;
  }

  .time span:last-child {
    text-align: end;
  }

  input[type='range'] {
    width: 100%;
    min-width: 0;
    min-height: var(--hit);
    margin: 0;
    accent-color: var(--cinnabar);
    cursor: pointer;
  }

  .buttons {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 8px;
  }

  .play {
    width: 60px;
    height: 60px;
    border-radius: 50%;
    background: var(--button);
    color: var(--on-button);
    font-size: 1.2rem;
  }

  .play:hover {
    background: var(--button-hover);
  }

  .volume {
    display: flex;
    align-items: center;
    gap: 4px;
    margin-inline-start: auto;
  }

  .volume input {
    width: clamp(72px, 10vw, 120px);
  }
`;

interface ControlsProps {
  player: AudioPlayer;
  onPrevious: () => void;
  onNext: () => void;
}

export function Controls({ player, onPrevious, onNext }: ControlsProps) {
  const messages = usePageMessages(ownMessages);
  const { playing, position, duration, volume, muted } = player;
  const level = muted ? 0 : volume;
  return (
    <Box role="group" aria-label={messages.controls} data-print="none">
      <div className="time">
        <span>{formatPlaybackTime(position)}</span>
        <input
          type="range"
          aria-label={messages.seek}
          min={0}
          max={Math.max(1, Math.floor(duration))}
          step={1}
          value={Math.floor(position)}
          aria-valuetext={messages.place(
            formatPlaybackTime(position),
            formatPlaybackTime(duration),
          )}
          onChange={(event) => player.seek(event.target.valueAsNumber)}
        />
        <span>{formatPlaybackTime(duration)}</span>
      </div>
      <div className="buttons">
        <IconButton type="button" aria-label={messages.previous} onClick={onPrevious}>
          <PreviousIcon />
        </IconButton>
        <IconButton
          type="button"
          className="play"
          aria-label={playing ? messages.pause : messages.play}
          onClick={player.toggle}
        >
          {playing ? <PauseIcon /> : <PlayIcon />}
        </IconButton>
        <IconButton type="button" aria-label={messages.next} onClick={onNext}>
          <NextIcon />
        </IconButton>
        <div className="volume">
          <IconButton
            type="button"
            aria-label={messages.mute}
            aria-pressed={muted}
            onClick={player.toggleMuted}
          >
            {level === 0 ? <MutedIcon /> : <SoundIcon />}
          </IconButton>
          <input
            type="range"
            aria-label={messages.volume}
            min={0}
            max={100}
            step={5}
            value={Math.round(level * 100)}
            aria-valuetext={`${Math.round(level * 100)}%`}
            onChange={(event) => player.setVolume(event.target.valueAsNumber / 100)}
          />
        </div>
      </div>
    </Box>
  );
}

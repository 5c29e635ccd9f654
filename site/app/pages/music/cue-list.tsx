import { styled } from 'styled-components';
import type { Recording } from '../../../contract/schemas/common/fields';
import { useTextFile } from '../../api/client/use-text-file';
import { toIsoDuration, formatPlaybackTime } from '../../features/recording/playback-time';
import { parseWebVtt } from '../../features/recording/web-vtt';
import { recordingMessages as sharedMessages } from '../../features/recording/messages';
import { usePageMessages } from '../../i18n/use-page-messages';
import { RetryLine } from '../../ui/feedback/retry-line';
import { messages as ownMessages } from './messages';

const Box = styled.section`
  h3 {
    margin-bottom: 4px;
    color: var(--ash);
    font-size: 1rem;
  }

  button {
    display: grid;
    grid-template-columns: 3.4em minmax(0, 1fr);
    width: 100%;
    min-height: var(--hit);
    align-items: baseline;
    padding: 6px 8px;
    border: 0;
    border-inline-start: 3px solid transparent;
    background: none;
    text-align: start;
    line-height: 1.6;
  }

  button:hover {
    background: var(--silk);
  }

  time {
    color: var(--ash);
    font-size: var(--size-small);
    font-variant-numeric: tabular-nums;
  }

  [aria-current] {
    border-inline-start-color: var(--cinnabar);
    background: var(--silk);
  }

  /* Narrow only with large text. */
  @media (max-width: 15em) {
    button {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

interface CueListProps {
  track: Recording['tracks'][number];
  /** Playback position in seconds. */
  position: number;
  onSeek: (seconds: number) => void;
}

/** Cues of a WebVTT track as a list; the current one is marked, and each seeks to its start. */
export function CueList({ track, position, onSeek }: CueListProps) {
  const messages = usePageMessages(ownMessages);
  const recordingMessages = usePageMessages(sharedMessages);
  const { text, error, isLoading, retry } = useTextFile(track.src);
  const cues = parseWebVtt(text ?? '');
  const currentIndex = cues.findLastIndex(({ start }) => start <= position);
  return (
    <Box aria-labelledby="music-lines">
      <h3 id="music-lines">{messages.lines}</h3>
      {error && (
        <RetryLine text={recordingMessages.noTranscript} onRetry={retry} busy={isLoading} />
      )}
      <ol className="lines" lang={track.lang || undefined}>
        {cues.map(({ start, text: line }, index) => (
          <li key={`${start}${line}`}>
            <button
              type="button"
              data-print="keep"
              aria-current={index === currentIndex || undefined}
              onClick={() => onSeek(start)}
            >
              <time dateTime={toIsoDuration(start)}>{formatPlaybackTime(start)}</time>
              <span>{line}</span>
            </button>
          </li>
        ))}
      </ol>
    </Box>
  );
}

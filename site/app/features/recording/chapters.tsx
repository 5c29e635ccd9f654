import type { RefObject } from 'react';
import { styled } from 'styled-components';
import type { Recording } from '../../../contract/schemas/common/fields';
import { usePageMessages } from '../../i18n/use-page-messages';
import { TextWithLanguage } from '../../i18n/text-with-language';
import { toIsoDuration, formatPlaybackTime } from './playback-time';
import { recordingMessages } from './messages';

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 8px;
  margin-top: 12px;

  button {
    display: inline-flex;
    align-items: baseline;
    gap: 0.7em;
    min-height: var(--hit);
    padding: 6px 14px;
    border: 1px solid var(--control-line);
    border-radius: 2px;
    background: transparent;
    text-align: start;
  }

  button:hover {
    background: var(--silk);
  }

  time {
    flex: none;
    color: var(--ash);
    font-size: var(--size-small);
    font-variant-numeric: tabular-nums;
  }
`;

interface ChaptersProps {
  chapters: NonNullable<Recording['chapters']>;
  player: RefObject<HTMLMediaElement | null>;
}

/** The chapters of a recording; each button starts playback at its chapter. */
export function Chapters({ chapters, player }: ChaptersProps) {
  const messages = usePageMessages(recordingMessages);
  return (
    <List className="chapters" aria-label={messages.chapters} data-print="none">
      {chapters.map(({ start, title }) => (
        <li key={start}>
          <button
            type="button"
            onClick={() => {
              if (!player.current) return;
              player.current.currentTime = start;
              // `play()` may be rejected by the autoplay policy; the position is still set.
              player.current.play().catch(() => undefined);
            }}
          >
            <time dateTime={toIsoDuration(start)}>{formatPlaybackTime(start)}</time>
            <TextWithLanguage text={title} />
          </button>
        </li>
      ))}
    </List>
  );
}

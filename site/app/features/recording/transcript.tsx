import { useState } from 'react';
import { styled } from 'styled-components';
import type { Recording } from '../../../contract/entities/common';
import { useTextFile } from '../../api/use-text-file';
import { usePageWords } from '../../i18n/page-words';
import { RetryLine } from '../../ui/retry-line';
import { TextBones } from '../../ui/skeleton';
import { clockDuration, clockTime } from './clock-time';
import { parseWebVtt } from './web-vtt';
import { recordingWords } from './words';

const Details = styled.details`
  margin-top: 16px;
  border-block: 1px solid var(--hairline);

  summary {
    min-height: var(--hit);
    padding: 8px 0;
    font-family: var(--title-font);
    font-weight: 600;
    cursor: pointer;
  }

  .cues {
    padding: 4px 0 20px;
  }

  li {
    display: grid;
    grid-template-columns: 4em minmax(0, 1fr);
    padding-block: 4px;
  }

  time {
    color: var(--ash);
    font-variant-numeric: tabular-nums;
  }
`;

/** What is said or heard, as text; it is fetched when somebody opens it. */
export function Transcript({ track }: { track: Recording['tracks'][number] }) {
  const say = usePageWords(recordingWords);
  const [opened, setOpened] = useState(false);
  const { text, error, isLoading, retry } = useTextFile(opened ? track.src : undefined);
  return (
    <Details
      // Closed, it has nothing to print.
      data-print={opened ? undefined : 'none'}
      onToggle={(event) => {
        if (event.currentTarget.open) setOpened(true);
      }}
    >
      <summary>{say.transcript}</summary>
      {error && <RetryLine text={say.noTranscript} onRetry={retry} busy={isLoading} />}
      {text === undefined && !error && <TextBones lines={3} />}
      <ol className="cues" lang={track.lang || undefined}>
        {parseWebVtt(text ?? '').map(({ start, text: line }) => (
          <li key={`${start}${line}`}>
            <time dateTime={clockDuration(start)}>{clockTime(start)}</time>
            <span>{line}</span>
          </li>
        ))}
      </ol>
    </Details>
  );
}

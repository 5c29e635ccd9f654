import { useState } from 'react';
import { styled } from 'styled-components';
import type { Recording } from '../../../contract/schemas/common/fields';
import { useTextFile } from '../../api/client/use-text-file';
import { usePageMessages } from '../../i18n/use-page-messages';
import { useIsStaticPage } from '../../ui/static-page';
import { RetryLine } from '../../ui/feedback/retry-line';
import { SkeletonText } from '../../ui/feedback/skeleton';
import { toIsoDuration, formatPlaybackTime } from './playback-time';
import { parseWebVtt } from './web-vtt';
import { recordingMessages } from './messages';

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

/** The cues of a caption track as text, fetched when it is first opened. */
export function Transcript({ track }: { track: Recording['tracks'][number] }) {
  const messages = usePageMessages(recordingMessages);
  const [wasOpened, setWasOpened] = useState(false);
  const { text, error, isLoading, retry } = useTextFile(wasOpened ? track.src : undefined);
  if (useIsStaticPage()) {
    return (
      <p>
        <a href={track.src} hrefLang={track.lang || undefined}>
          {messages.transcript}
        </a>
      </p>
    );
  }
  return (
    <Details
      // Without its text there is nothing to print.
      data-print={wasOpened ? undefined : 'none'}
      onToggle={(event) => {
        if (event.currentTarget.open) setWasOpened(true);
      }}
    >
      <summary>{messages.transcript}</summary>
      {error && <RetryLine text={messages.noTranscript} onRetry={retry} busy={isLoading} />}
      {text === undefined && !error && <SkeletonText lines={3} />}
      <ol className="cues" lang={track.lang || undefined}>
        {parseWebVtt(text ?? '').map(({ start, text: line }) => (
          <li key={`${start}${line}`}>
            <time dateTime={toIsoDuration(start)}>{formatPlaybackTime(start)}</time>
            <span>{line}</span>
          </li>
        ))}
      </ol>
    </Details>
  );
}

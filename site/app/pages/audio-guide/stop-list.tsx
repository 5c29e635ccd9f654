import { audioStopPath } from './audio-stop-path';
import type { AudioStop } from '../../../contract/schemas/visit';
import type { CallState } from '../../api/client/use-call';
import { Loaded } from '../../features/records/list/loaded';
import { formatPlaybackTime, toIsoDuration } from '../../features/recording/playback-time';
import { TextWithLanguage } from '../../i18n/text-with-language';
import { usePageMessages } from '../../i18n/use-page-messages';
import { Link } from '../../router/link';
import { SkeletonText } from '../../ui/feedback/skeleton';
import { EmptyState } from '../../ui/feedback/states';
import { StopListBox } from './stop-list.styles';
import { messages as ownMessages } from './messages';
import { stopsByHall } from './stop-numbers';

/** All stops by hall, with their times. */
export function StopList({ state }: { state: CallState<AudioStop> }) {
  const messages = usePageMessages(ownMessages);
  return (
    <StopListBox aria-labelledby="all-stops">
      <h2 id="all-stops" tabIndex={-1}>
        {messages.list}
      </h2>
      <Loaded state={state} skeleton={<SkeletonText lines={12} />}>
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState text={messages.none} />
          ) : (
            stopsByHall(rows).map(({ room, hall, exhibitions, stops }) => (
              <section key={room} aria-labelledby={`hall-${room}`}>
                <header>
                  <h3 id={`hall-${room}`}>
                    <TextWithLanguage text={hall} />
                  </h3>
                  {exhibitions.map((title) => (
                    <p key={title}>
                      <TextWithLanguage text={title} />
                    </p>
                  ))}
                </header>
                <ol>
                  {stops.map((stop) => (
                    <Row key={stop.stop} stop={stop} />
                  ))}
                </ol>
              </section>
            ))
          )
        }
      </Loaded>
    </StopListBox>
  );
}

function Row({ stop: { stop, title, isIntroduction, seconds } }: { stop: AudioStop }) {
  const messages = usePageMessages(ownMessages);
  return (
    <li>
      <Link to={audioStopPath(stop)}>
        <b>{stop}</b>
        <span className="title">
          <TextWithLanguage text={title} />
          {isIntroduction && <span className="note">{messages.introduction}</span>}
        </span>
        <time dateTime={toIsoDuration(seconds)}>{formatPlaybackTime(seconds)}</time>
      </Link>
    </li>
  );
}

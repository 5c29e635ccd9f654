import { audioStopPath } from './audio-stop-path';
import { pathOfKind } from '../../../contract/shared/route-paths';
import type { AudioStop } from '../../../contract/schemas/visit';
import { useLanguage } from '../../i18n/i18n-context';
import { TextWithLanguage } from '../../i18n/text-with-language';
import { usePageMessages } from '../../i18n/use-page-messages';
import { Link } from '../../router/link';
import { PageTitle } from '../../router/page-title';
import { useHashLocation } from '../../router/use-hash-location';
import { useNavigateTo } from '../../router/use-navigate-to';
import { SkeletonText } from '../../ui/feedback/skeleton';
import { ArrowIcon } from '../../ui/icons/icons';
import { Picture } from '../../ui/picture/picture';
import { useIsStaticPage } from '../../ui/static-page';
import { StopBox } from './audio-guide.styles';
import { messages as ownMessages } from './messages';
import { Player } from './player/player';
import { programmeOf } from './player/segments';
import { Transcript } from './player/transcript';
import { neighboursOf } from './stop-numbers';
import { useStopPlace } from './use-stop-place';

interface StopProps {
  stop: AudioStop;
  /** All stops; none until they have loaded. */
  stops: readonly AudioStop[];
}

/** A stop with picture, place, player and transcript, and the stops before and after it. */
export function Stop({ stop, stops }: StopProps) {
  const messages = usePageMessages(ownMessages);
  const place = useStopPlace(stop);
  const { previous, next } = neighboursOf(stops, stop.stop);
  return (
    <StopBox>
      <header>
        <p className="kicker">{messages.kicker(stop.stop)}</p>
        <PageTitle title={stop.title} />
        {stop.date && (
          <p className="place">
            <TextWithLanguage text={stop.date} />
          </p>
        )}
        <p className="place">
          <TextWithLanguage text={place} />
        </p>
      </header>
      {stop.image && (
        <div className="aside">
          <div className="picture">
            <Picture image={stop.image} sizes="(min-width: 900px) 480px, 92vw" eager />
          </div>
        </div>
      )}
      <div className="guide">
        {stop.text?.length ? (
          <Guide stop={stop} previous={previous} next={next} />
        ) : (
          <SkeletonText lines={10} />
        )}
        <p className="links" data-print="none">
          <Link to={stop.path}>
            {stop.isIntroduction ? messages.exhibition : messages.record}
            <ArrowIcon />
          </Link>
        </p>
        {(previous ?? next) && (
          <nav className="onward" aria-label={messages.onward} data-print="none">
            {previous && <NeighbourLink label={messages.previous} stop={previous} />}
            {next && <NeighbourLink label={messages.next} stop={next} />}
          </nav>
        )}
        <p className="another" data-print="none">
          <Link to={pathOfKind('audio-guide')}>{messages.another}</Link>
        </p>
      </div>
    </StopBox>
  );
}

interface GuideProps {
  stop: AudioStop;
  previous: AudioStop | undefined;
  next: AudioStop | undefined;
}

/** The player; on a page without script the text alone. */
function Guide({ stop, previous, next }: GuideProps) {
  const language = useLanguage();
  const isStatic = useIsStaticPage();
  const navigateTo = useNavigateTo();
  const { query } = useHashLocation();
  const follow = (neighbour: AudioStop | undefined) =>
    neighbour && (() => navigateTo(audioStopPath(neighbour.stop, true)));
  if (isStatic) {
    return <Transcript paragraphs={programmeOf(stop, language).paragraphs} current={-1} />;
  }
  return (
    <Player
      stop={stop}
      startsAtOnce={query.has('play')}
      // The address that is shared or bookmarked does not start playing.
      onStarted={() => {
        navigateTo(audioStopPath(stop.stop), { replace: true, keepScrollAndFocus: true });
      }}
      onPrevious={follow(previous)}
      onNext={follow(next)}
    />
  );
}

function NeighbourLink({ label, stop: { stop, title } }: { label: string; stop: AudioStop }) {
  return (
    <Link to={audioStopPath(stop, true)}>
      <small>
        {label} <b>{stop}</b>
      </small>
      <TextWithLanguage text={title} />
    </Link>
  );
}

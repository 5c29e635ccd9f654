import { audioStopPath } from './audio-stop-path';
import type { AudioStop } from '../../../contract/schemas/visit';
import { TextWithLanguage } from '../../i18n/text-with-language';
import { usePageMessages } from '../../i18n/use-page-messages';
import { Link } from '../../router/link';
import { Picture } from '../../ui/picture/picture';
import { messages as ownMessages } from './messages';
import { nearestStops, stopLength } from './stop-numbers';
import { useStopPlace } from './use-stop-place';

/** What the entered number is: picture, title and place. */
export function StopPreview({ stop }: { stop: AudioStop }) {
  const place = useStopPlace(stop);
  return (
    <p className="preview">
      {stop.image && <Picture image={stop.image} sizes="72px" alt="" />}
      <span>
        <strong>
          <TextWithLanguage text={stop.title} />
        </strong>
        <span className="place">
          <TextWithLanguage text={place} />
        </span>
      </span>
    </p>
  );
}

/** Says what is wrong with an entered number. */
export function NumberError({ entered }: { entered: string }) {
  const messages = usePageMessages(ownMessages);
  const isComplete = entered.length === stopLength;
  return (
    <p className="fault">{isComplete ? messages.unknown(entered) : messages.incomplete(entered)}</p>
  );
}

/** Near stops that are offered for a number without a stop. */
const maxNearest = 4;

interface NearestStopsProps {
  entered: string;
  stops: readonly AudioStop[];
}

/** The stops whose numbers are close to an unknown one. */
export function NearestStops({ entered, stops }: NearestStopsProps) {
  const messages = usePageMessages(ownMessages);
  const near = entered ? nearestStops(stops, entered, maxNearest) : [];
  if (near.length === 0) return null;
  return (
    <div className="nearest">
      <p>{messages.nearest}</p>
      <ul>
        {near.map(({ stop, title }) => (
          <li key={stop}>
            <Link to={audioStopPath(stop, true)}>
              <b>{stop}</b>
              <TextWithLanguage text={title} />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

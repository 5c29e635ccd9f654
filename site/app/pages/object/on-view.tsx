import type { Exhibit } from '../../../contract/schemas/exhibit';
import { pathOfKind } from '../../../contract/shared/route-paths';
import { FloorPlanButton } from '../../features/floor-plan/floor-plan-button';
import { TextWithLanguage } from '../../i18n/text-with-language';
import { usePageMessages } from '../../i18n/use-page-messages';
import { Link } from '../../router/link';
import { onViewMessages } from './on-view-messages';

/** Where the object stands today, with the floor plan; nothing for an object that the museum has never shown. */
export function OnView({ object }: { object: Exhibit }) {
  const messages = usePageMessages(onViewMessages);
  const { exhibitions = [], title, audioStop } = object;
  if (exhibitions.length === 0) return null;
  const shown = exhibitions.find(({ onView }) => onView);
  if (!shown?.onView) return <p className="on-view">{messages.notOnView}</p>;
  const { hall, showcase, ...where } = shown.onView;
  const place = hall ?? shown.place;
  return (
    <p className="on-view" data-shown="">
      <strong>{messages.onView}</strong>
      <span>
        <TextWithLanguage
          text={showcase === undefined ? place : messages.at(place, String(showcase))}
        />
      </span>
      {audioStop && (
        <Link to={`${pathOfKind('audio-guide')}/${audioStop}`}>
          {messages.audioStop} {audioStop}
        </Link>
      )}
      <FloorPlanButton
        label={messages.find}
        title={messages.planOf(title)}
        {...where}
        {...(showcase && { showcase })}
      />
    </p>
  );
}

import { useState } from 'react';
import type { ObjectSet } from '../../../contract/schemas/object-set';
import { museumDay } from '../../../contract/shared/museum-time';
import { findQrCode } from '../../../contract/shared/qr-code';
import { formatDate } from '../../i18n/format-date';
import { useLanguage, useMessages } from '../../i18n/i18n-context';
import { TextWithLanguage } from '../../i18n/text-with-language';
import { usePageMessages } from '../../i18n/use-page-messages';
import { Sheet } from './leaflet.styles';
import { objectSetMessages } from './messages';
import { referenceOf, setAddress } from './set-link';
import { factsOf } from './set-row';
import type { SetObjects } from './use-set-objects';

export type LeafletSet = Pick<ObjectSet, 'name' | 'items' | 'shareToken'>;

/** The leaflet of a set: each object with picture, facts, room and note, in two columns, and a code of its page. */
export function LeafletSheet({ set, shown }: { set: LeafletSet; shown: SetObjects }) {
  const language = useLanguage();
  const { siteName } = useMessages();
  const messages = usePageMessages(objectSetMessages);
  const [day] = useState(() => museumDay(new Date()));
  const code = findQrCode(setAddress(referenceOf(set), language));
  const rows = set.items.flatMap(({ objectId, note }) => {
    const object = shown.objects.get(objectId);
    return object ? [{ object, note, place: shown.places.get(objectId) }] : [];
  });
  return (
    <Sheet>
      <header>
        <div>
          <p className="museum">{siteName}</p>
          <h3>
            <TextWithLanguage text={set.name} />
          </h3>
          <p className="facts">
            {messages.count(rows.length)} · {messages.printed(formatDate(day, language))}
          </p>
        </div>
        {code !== undefined && (
          <figure>
            <img src={code} width="96" height="96" alt="" />
            <figcaption>{messages.scan}</figcaption>
          </figure>
        )}
      </header>
      <ol>
        {rows.map(({ object, note, place }) => {
          const [image] = object.images;
          return (
            <li key={object.id}>
              {image && <img src={image.src} width={image.width} height={image.height} alt="" />}
              <div>
                <h4>
                  <TextWithLanguage text={object.title} />
                </h4>
                <p className="facts">
                  <TextWithLanguage text={factsOf(object)} />
                </p>
                {place && <p className="place">{messages.onView(place)}</p>}
                {note && <p className="note">{note}</p>}
              </div>
            </li>
          );
        })}
      </ol>
    </Sheet>
  );
}

import type { ContentEntry } from '../../../contract/schemas/content';
import { FactList } from '../../features/records/facts/fact-list';
import { ProvinceMap } from '../../features/province-map/province-map';
import { parseMapPosition } from '../../../contract/shared/map-position';
import { usePageMessages } from '../../i18n/use-page-messages';
import { messages as ownMessages } from './messages';

const shownFacts = ['city', 'address', 'hours', 'phone'] as const;

/** Address, opening hours and phone of a museum, and its position on the map. */
export function VisitFacts({ museum }: { museum: ContentEntry }) {
  const messages = usePageMessages(ownMessages);
  const { facts } = museum;
  const place = parseMapPosition(facts?.mapPlace);
  return (
    <section className="visit" aria-labelledby="museum-visit">
      <h2 id="museum-visit">{messages.visit}</h2>
      <FactList facts={facts} names={shownFacts} ruled />
      {place && (
        <>
          <h3>{messages.map}</h3>
          <ProvinceMap>
            <span className="pin" style={{ left: `${place.left}%`, top: `${place.top}%` }} />
          </ProvinceMap>
        </>
      )}
    </section>
  );
}

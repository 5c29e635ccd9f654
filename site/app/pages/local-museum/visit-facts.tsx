import type { ContentEntry } from '../../../contract/entities/content-entry';
import { FactList } from '../../features/facts/facts';
import { ProvinceMap } from '../../features/province-map/province-map';
import { readPlace } from '../../features/province-map/read-place';
import { usePageWords } from '../../i18n/page-words';
import { words as ownMessages } from './words';

const shownFacts = ['city', 'address', 'hours', 'phone'] as const;

/** Address, opening hours and phone of a museum, and its position on the map. */
export function VisitFacts({ museum }: { museum: ContentEntry }) {
  const messages = usePageWords(ownMessages);
  const { facts } = museum;
  const place = readPlace(facts?.mapPlace);
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

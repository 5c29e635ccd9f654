import type { ContentEntry } from '../../../contract/entities/content-entry';
import { FactList } from '../../features/facts/facts';
import { ProvinceMap } from '../../features/province-map/province-map';
import { readPlace } from '../../features/province-map/read-place';
import { usePageWords } from '../../i18n/page-words';
import { words as ownWords } from './words';

const shownFacts = ['city', 'address', 'hours', 'phone'] as const;

/** Where it is, when it is open, how to ask. */
export function VisitFacts({ museum }: { museum: ContentEntry }) {
  const words = usePageWords(ownWords);
  const { facts } = museum;
  const place = readPlace(facts?.mapPlace);
  return (
    <section className="visit" aria-labelledby="museum-visit">
      <h2 id="museum-visit">{words.visit}</h2>
      <FactList facts={facts} names={shownFacts} ruled />
      {place && (
        <>
          <h3>{words.map}</h3>
          <ProvinceMap>
            <span className="pin" style={{ left: `${place.left}%`, top: `${place.top}%` }} />
          </ProvinceMap>
        </>
      )}
    </section>
  );
}

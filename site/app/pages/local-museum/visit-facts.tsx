import type { ContentEntry } from '../../../contract/entities/content-entry';
import { useDictionary } from '../../api/use-dictionary';
import { ProvinceMap } from '../../features/province-map/province-map';
import { readPlace } from '../../features/province-map/read-place';
import { usePageWords } from '../../i18n/page-words';
import { Passage } from '../../i18n/passage';
import { words as ownWords } from './words';

const shownFacts = ['city', 'address', 'hours', 'phone'] as const;

/** Where it is, when it is open, how to ask. */
export function VisitFacts({ museum }: { museum: ContentEntry }) {
  const words = usePageWords(ownWords);
  const labels = useDictionary('fact').data?.rows ?? [];
  const facts = museum.facts ?? {};
  const place = readPlace(facts.mapPlace);
  return (
    <section className="visit" aria-labelledby="museum-visit">
      <h2 id="museum-visit">{words.visit}</h2>
      <dl>
        {shownFacts.map((name) => {
          const value = facts[name];
          if (!value) return null;
          return (
            <div key={name}>
              <dt>{labels.find(({ dictValue }) => dictValue === name)?.label ?? name}</dt>
              <dd>
                <Passage text={value} />
              </dd>
            </div>
          );
        })}
      </dl>
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

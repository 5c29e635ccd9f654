import type { ContentEntry } from '../../../contract/schemas/content';
import { parseMapPosition } from '../../../contract/shared/map-position';
import { recordPath } from '../../../contract/shared/route-paths';
import { MapPins } from '../../features/province-map/map-pins';
import { ProvinceMap } from '../../features/province-map/province-map';

interface MuseumMapProps {
  museums: readonly ContentEntry[];
  /** Number of the first museum. */
  start: number;
}

/** Map of the museums, with the numbers of the list beside it. */
export function MuseumMap({ museums, start }: MuseumMapProps) {
  const pins = museums.flatMap(({ id, categoryCode, title, facts }, index) => {
    const position = parseMapPosition(facts?.mapPlace);
    const to = recordPath(categoryCode, id);
    return position && to ? [{ key: id, number: start + index, name: title, position, to }] : [];
  });
  return (
    <ProvinceMap>
      <MapPins pins={pins} />
    </ProvinceMap>
  );
}

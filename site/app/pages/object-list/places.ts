import type { ExhibitFacet } from '../../../contract/schemas/exhibit';
import { parseMapPosition, type MapPosition } from '../../../contract/shared/map-position';

/** Filters whose values are places. */
export const placeFilters = ['findSpot', 'kiln'] as const;

type PlaceFilter = (typeof placeFilters)[number];

/** A find-spot or a kiln with its number of objects. */
export interface Place {
  filter: PlaceFilter;
  value: string;
  label: string;
  count: number;
}

/** A place in the province, numbered on the map and in the list. */
export interface MappedPlace extends Place {
  number: number;
  position: MapPosition;
}

interface Places {
  onMap: MappedPlace[];
  /** Places without a position: outside the province. */
  elsewhere: Place[];
}

/** The places of the counted filters: those on the map numbered in their order, find-spots first. */
export function placesIn(facets: readonly ExhibitFacet[]): Places {
  const onMap: MappedPlace[] = [];
  const elsewhere: Place[] = [];
  for (const filter of placeFilters) {
    const values = facets.find(({ name }) => name === filter)?.values ?? [];
    for (const { value, label, count, mapPlace } of values) {
      const place = { filter, value, label, count };
      const position = parseMapPosition(mapPlace);
      if (position) onMap.push({ ...place, number: onMap.length + 1, position });
      else elsewhere.push(place);
    }
  }
  return { onMap, elsewhere };
}

import { useMemo, useState } from 'react';
import type { Exhibit } from '../../../contract/schemas/exhibit';
import { addDays, museumDay } from '../../../contract/shared/museum-time';
import type { ObjectSetItem } from '../../../contract/shared/object-sets';
import { isRoomId, roomNames } from '../../../contract/shared/rooms';
import type { CallState } from '../../api/client/use-call';
import { useObjectsById } from '../../api/hooks/objects-by-id';
import { useVisitHalls } from '../../api/hooks/visit-halls';
import { useLanguage } from '../../i18n/i18n-context';

/** The objects of a set and where visitors find them. */
export interface SetObjects {
  /** By id; without those that this site does not show. */
  objects: ReadonlyMap<string, Exhibit>;
  /** Name of the room in which an object stands, by its id. */
  places: ReadonlyMap<string, string>;
  /** Whether the objects are not there yet. */
  isLoading: boolean;
  /** All requests; those that failed are repeated together. */
  calls: readonly CallState<unknown>[];
}

export function useSetObjects(items: readonly ObjectSetItem[]): SetObjects {
  const ids = items.map(({ objectId }) => objectId);
  const state = useObjectsById(ids);
  const { data } = state;
  const objects = useMemo(
    () => new Map((data?.rows ?? []).map((object) => [object.id, object])),
    [data],
  );
  const { places, calls } = usePlacesOnView();
  return {
    objects,
    places,
    isLoading: (state.isLoading || state.error !== undefined) && items.length > 0,
    calls: [state, ...calls],
  };
}

/** Where each object on view stands today, or on the next day while the museum is closed today. */
function usePlacesOnView(): Pick<SetObjects, 'places' | 'calls'> {
  const language = useLanguage();
  const [day] = useState(() => museumDay(new Date()));
  const today = useVisitHalls(day);
  const isClosed = today.data?.rows.length === 0;
  const next = useVisitHalls(isClosed ? addDays(day, 1) : undefined);
  const exhibitions = (isClosed ? next : today).data?.rows;
  const places = useMemo(
    () =>
      new Map(
        (exhibitions ?? []).flatMap(({ objects }) =>
          objects.flatMap(({ id, room = '' }) =>
            isRoomId(room) ? [[id, roomNames[room][language]] as const] : [],
          ),
        ),
      ),
    [language, exhibitions],
  );
  return { places, calls: [today, next] };
}

import { useMemo, useState } from 'react';
import type { Exhibit } from '../../../contract/schemas/exhibit';
import { addDays, museumDay } from '../../../contract/shared/museum-time';
import type { ObjectSetItem } from '../../../contract/shared/object-sets';
import { isRoomId, roomNames } from '../../../contract/shared/rooms';
import { useObjectsById } from '../../api/hooks/object-set';
import { useVisitHalls } from '../../api/hooks/visit-halls';
import { useLanguage } from '../../i18n/i18n-context';

/** The objects of a set and where visitors find them. */
export interface SetObjects {
  /** By id; without those that this site does not show. */
  objects: ReadonlyMap<string, Exhibit>;
  /** Name of the room in which an object stands, by its id. */
  places: ReadonlyMap<string, string>;
  isLoading: boolean;
  hasFailed: boolean;
  retry: () => void;
}

export function useSetObjects(items: readonly ObjectSetItem[]): SetObjects {
  const ids = items.map(({ objectId }) => objectId);
  const { data, error, isLoading, retry } = useObjectsById(ids);
  const objects = useMemo(
    () => new Map((data?.rows ?? []).map((object) => [object.id, object])),
    [data],
  );
  const places = usePlacesOnView();
  return {
    objects,
    places,
    isLoading: isLoading && items.length > 0,
    hasFailed: error !== undefined,
    retry,
  };
}

/** Where each object on view stands today, or on the next day while the museum is closed today. */
function usePlacesOnView(): ReadonlyMap<string, string> {
  const language = useLanguage();
  const [day] = useState(() => museumDay(new Date()));
  const today = useVisitHalls(day).data?.rows;
  const next = useVisitHalls(today?.length === 0 ? addDays(day, 1) : undefined).data?.rows;
  return useMemo(() => {
    const exhibitions = today?.length ? today : (next ?? []);
    return new Map(
      exhibitions.flatMap(({ objects }) =>
        objects.flatMap(({ id, room = '' }) =>
          isRoomId(room) ? [[id, roomNames[room][language]] as const] : [],
        ),
      ),
    );
  }, [language, next, today]);
}

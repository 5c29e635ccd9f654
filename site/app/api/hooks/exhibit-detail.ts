import { useMemo } from 'react';
import type { Exhibit } from '../../../contract/schemas/exhibit';
import type { CallState } from '../client/use-call';
import { useSiteCall } from '../client/use-site-call';
import type { ExhibitRow } from '../read/exhibit';
import { readExhibitDetail } from '../read/exhibit-detail';

/** One object of the collection; no request for `undefined`. */
export function useExhibitDetail(id: string | undefined): CallState<Exhibit> {
  const state = useSiteCall('exhibitDetail', id === undefined ? undefined : { id });
  const { data } = state;
  const read = useMemo(
    // The reader of the main chunk has left these rows unread.
    () => data && { ...data, rows: (data.rows as ExhibitRow[]).map(readExhibitDetail) },
    [data],
  );
  return { ...state, data: read };
}

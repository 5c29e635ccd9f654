import { useEffect, useState } from 'react';
import type { CallInput } from '../../../contract/schemas';
import { ApiError } from '../../../session/api-error';
import { readFavouriteState } from '../../api/read/favourite';
import { useClient } from '../../api/client/use-client';
import { useSiteId } from '../../api/client/use-site-id';
import { useMember } from './use-member';

type FavouriteTarget = Pick<CallInput<'favouriteState'>, 'contentId' | 'categoryCode'>;

/** Whether the record is a favourite of the member, and its toggle; `onFailure` gets the error message. */
export function useFavourite(
  { contentId, categoryCode }: FavouriteTarget,
  onFailure: (message: string) => void,
) {
  const client = useClient();
  const siteId = useSiteId();
  const memberId = useMember().member?.id ?? '';
  // Identifies member and record: discards the response for another one.
  const cacheKey = `${memberId} ${categoryCode} ${contentId}`;
  const [cached, setCached] = useState<{ cacheKey: string; isFav: boolean }>();
  const [isBusy, setBusy] = useState(false);
  const isFav = cached?.cacheKey === cacheKey ? cached.isFav : undefined;

  const fetchState = async (name: 'favouriteState' | 'favouriteClick') => {
    const input = { contentId, categoryCode, ...(siteId !== undefined && { siteId }) };
    const { rows } = await client.callWith(readFavouriteState, name, input);
    return rows[0]?.isFav;
  };

  useEffect(() => {
    if (siteId === undefined || memberId === '') return undefined;
    let isCurrent = true;
    client.callWith(readFavouriteState, 'favouriteState', { contentId, categoryCode, siteId }).then(
      ({ rows: [row] }) => {
        if (isCurrent && row) setCached({ cacheKey, isFav: row.isFav });
      },
      // An error of this request is reported on the next click.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [cacheKey, categoryCode, client, contentId, memberId, siteId]);

  async function toggle() {
    if (isBusy) return;
    setBusy(true);
    try {
      // `favouriteClick` toggles: with an unknown state, a click could remove an existing favourite.
      const before = isFav ?? (await fetchState('favouriteState'));
      const after = isFav === undefined && before ? before : await fetchState('favouriteClick');
      if (after !== undefined) setCached({ cacheKey, isFav: after });
    } catch (error) {
      if (error instanceof ApiError) onFailure(error.message);
    } finally {
      setBusy(false);
    }
  }

  return { isFavourite: isFav ?? false, isBusy, toggle: () => void toggle() };
}

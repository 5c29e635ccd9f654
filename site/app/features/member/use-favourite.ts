import { useEffect, useRef, useState } from 'react';
import type { CallInput } from '../../../contract/schemas';
import { ApiError } from '../../../session/api-error';
import { readFavouriteState } from '../../api/read/favourite';
import { useClient } from '../../api/client/use-client';
import { useSubmitForm } from '../../api/client/use-submit-form';
import { useSiteId } from '../../api/client/use-site-id';
import { useMember } from './use-member';

type FavouriteTarget = Pick<CallInput<'favouriteState'>, 'contentId' | 'categoryCode'>;

/** Whether the record is a favourite of the member, and its toggle; `onFailure` gets the error message. */
export function useFavourite(
  { contentId, categoryCode }: FavouriteTarget,
  onFailure: (message: string) => void,
) {
  const client = useClient();
  const fetchState = useSubmitForm('favouriteState', readFavouriteState);
  const sendClick = useSubmitForm('favouriteClick', readFavouriteState);
  const siteId = useSiteId();
  const memberId = useMember().member?.id ?? '';
  // Identifies member and record: discards the response for another one.
  const keyOf = (id: string) => `${id} ${categoryCode} ${contentId}`;
  const cacheKey = keyOf(memberId);
  const [cached, setCached] = useState<{ cacheKey: string; isFav: boolean }>();
  const [isBusy, setBusy] = useState(false);
  // The member may become known, and its state be requested, while a press is being sent.
  const latestMember = useRef(memberId);
  const pressCount = useRef(0);
  // Key of a press that has failed: its response may have been lost.
  const failedPress = useRef('');
  const isFav = cached?.cacheKey === cacheKey ? cached.isFav : undefined;

  useEffect(() => {
    latestMember.current = memberId;
  }, [memberId]);

  useEffect(() => {
    if (siteId === undefined || memberId === '') return undefined;
    let isCurrent = true;
    const countBefore = pressCount.current;
    client.call(readFavouriteState, 'favouriteState', { contentId, categoryCode, siteId }).then(
      ({ rows: [row] }) => {
        if (isCurrent && row && pressCount.current === countBefore)
          setCached({ cacheKey, isFav: row.isFav });
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
    pressCount.current += 1;
    try {
      const shown = isFav ?? false;
      const isKnown = isFav !== undefined && failedPress.current !== cacheKey;
      // Kept unless the press succeeds.
      failedPress.current = cacheKey;
      // `favouriteClick` toggles: with an unknown state, a click could undo what it should do.
      const target = { contentId, categoryCode };
      const before = isKnown ? shown : (await fetchState(target)).isFav;
      const after = before === shown ? (await sendClick(target)).isFav : before;
      failedPress.current = '';
      const member = memberId || latestMember.current;
      setCached({ cacheKey: keyOf(member), isFav: after });
    } catch (error) {
      if (error instanceof ApiError) onFailure(error.message);
    } finally {
      pressCount.current += 1;
      setBusy(false);
    }
  }

  return { isFavourite: isFav ?? false, isBusy, toggle: () => void toggle() };
}

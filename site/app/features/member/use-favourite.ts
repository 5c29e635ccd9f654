import { useEffect, useState } from 'react';
import type { CallInput } from '../../../contract/calls';
import { ApiError } from '../../api/api-error';
import { readFavouriteState } from '../../api/read/favourite-state';
import { useClient } from '../../api/use-client';
import { useSiteId } from '../../api/use-site';
import { useMember } from './use-member';

type Thing = Pick<CallInput<'favouriteState'>, 'contentId' | 'categoryCode'>;

/** Whether the member keeps a thing, and the way to change that; `onFailure` hears why it did not. */
export function useFavourite(
  { contentId, categoryCode }: Thing,
  onFailure: (message: string) => void,
) {
  const client = useClient();
  const siteId = useSiteId();
  const memberId = useMember().member?.id ?? '';
  // Of this member and this thing alone: another one's answer says nothing.
  const subject = `${memberId} ${categoryCode} ${contentId}`;
  const [known, setKnown] = useState<{ subject: string; isFav: boolean }>();
  const [isBusy, setBusy] = useState(false);
  const isFav = known?.subject === subject ? known.isFav : undefined;

  const ask = async (name: 'favouriteState' | 'favouriteClick') => {
    const input = { contentId, categoryCode, ...(siteId !== undefined && { siteId }) };
    const { rows } = await client.callWith(readFavouriteState, name, input);
    return rows[0]?.isFav;
  };

  useEffect(() => {
    if (siteId === undefined || memberId === '') return undefined;
    let isCurrent = true;
    client.callWith(readFavouriteState, 'favouriteState', { contentId, categoryCode, siteId }).then(
      ({ rows: [row] }) => {
        if (isCurrent && row) setKnown({ subject, isFav: row.isFav });
      },
      // A state that could not be asked for is told when one tries to change it.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [categoryCode, client, contentId, memberId, siteId, subject]);

  async function change() {
    if (isBusy) return;
    setBusy(true);
    try {
      // The call toggles: what is kept already must not be taken away by who wanted to keep it.
      const before = isFav ?? (await ask('favouriteState'));
      const after = isFav === undefined && before ? before : await ask('favouriteClick');
      if (after !== undefined) setKnown({ subject, isFav: after });
    } catch (error) {
      if (error instanceof ApiError) onFailure(error.message);
    } finally {
      setBusy(false);
    }
  }

  return { isFavourite: isFav ?? false, isBusy, toggle: () => void change() };
}

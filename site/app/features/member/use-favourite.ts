import { useState } from 'react';
import useSWR from 'swr';
import type { CallInput } from '../../../contract/calls';
import { ApiError } from '../../api/api-error';
import { readFavouriteState } from '../../api/read/favourite-state';
import { useClient } from '../../api/use-client';
import { useSiteId } from '../../api/use-site';

type Thing = Pick<CallInput<'favouriteState'>, 'contentId' | 'categoryCode'>;

/** Whether the member keeps a thing, and the way to change that; `onFailure` hears why it did not. */
export function useFavourite(thing: Thing, onFailure: (message: string) => void) {
  const client = useClient();
  const siteId = useSiteId();
  const [isBusy, setBusy] = useState(false);
  const input = siteId === undefined ? undefined : { ...thing, siteId };
  const { data, mutate } = useSWR<boolean>(
    input && ['favourite', input],
    async () => {
      // A state that could not be asked for is told when one tries to change it.
      const asked = client.callWith(readFavouriteState, 'favouriteState', { ...thing, siteId });
      return (await asked.catch(() => undefined))?.rows[0]?.isFav ?? false;
    },
    { revalidateOnMount: true },
  );

  async function change() {
    if (isBusy || !input) return;
    setBusy(true);
    try {
      const { rows } = await client.callWith(readFavouriteState, 'favouriteClick', input);
      await mutate(rows[0]?.isFav, { revalidate: !rows[0] });
    } catch (error) {
      if (error instanceof ApiError) onFailure(error.message);
    } finally {
      setBusy(false);
    }
  }

  return { isFavourite: data ?? false, isBusy, toggle: () => void change() };
}

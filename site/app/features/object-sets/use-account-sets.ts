import { useEffect, useEffectEvent, useRef } from 'react';
import useSWR from 'swr';
import type { ObjectSet } from '../../../contract/schemas/object-set';
import type { ObjectSetItem } from '../../../contract/shared/object-sets';
import { sites } from '../../../contract/shared/sites';
import { ApiError } from '../../../session/api-error';
import { useClient } from '../../api/client/use-client';
import { readObjectSet } from '../../api/read/object-set';
import { useLanguage } from '../../i18n/i18n-context';
import { useNotices } from '../../ui/feedback/notices';
import { withItem, type SetContent } from './edit-set';
import type { ObjectSets } from './object-sets';
import { useUnsavedWarning } from './use-unsaved-warning';

type Sets = readonly ObjectSet[];
/** An item that was changed, and its place if it has to be inserted. */
type ItemChange = readonly [ObjectSetItem, number | undefined];

/**
 * The sets in the account of the member with a token; none without one.
 *
 * What can go wrong: two quick changes of a set are sent in turn, because each names the version before it; a change that
 * another device has overtaken is refused, and the latest content is shown, with the items of `saveItem`, which are sent
 * once more; without a connection, or after a second refusal of items, the change stays on the page, the browser asks
 * before the page is left, and the next change, the connection or hiding the page sends all of it. See
 * `use-account-sets.test.tsx` and `note-saving.test.tsx`.
 */
export function useAccountSets(token: string | undefined): ObjectSets {
  const client = useClient();
  const siteId = sites[useLanguage()].id;
  const { notify } = useNotices();
  const unsaved = useUnsavedWarning();
  const load = async () => (await client.call(readObjectSet, 'objectSetList', { siteId })).rows;
  const { data, error, isLoading, mutate } = useSWR<Sets, ApiError>(
    token === undefined ? null : ['object-sets', token],
    load,
    // An older answer must not replace what has not been sent yet.
    { isPaused: () => unsaved.names().length > 0, revalidateIfStale: true },
  );
  const latest = useRef<Sets>([]);
  /** By set: the items of `saveItem` that are not stored yet. */
  const unsentItems = useRef(new Map<string, readonly ItemChange[]>());
  /** Counts the times that the newest content has replaced a set. */
  const refreshes = useRef(0);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => {
    latest.current = data ?? [];
  }, [data]);

  /** Shows other sets at once. */
  const show = (sets: Sets) => {
    latest.current = sets;
    void mutate(sets, { revalidate: false });
  };
  const find = (id: string) => latest.current.find((set) => set.id === id);
  const others = (id: string) => latest.current.filter((set) => set.id !== id);
  const replace = (changed: ObjectSet) => {
    show([changed, ...others(changed.id)]);
  };

  /** Takes version and link of an answer; the content stays, because a later change of it may be waiting. */
  const accept = (saved: ObjectSet) => {
    const current = find(saved.id);
    if (current) replace({ ...saved, name: current.name, items: current.items });
  };

  /** Shows the newest content of a set, with the items that are not stored. */
  const showNewest = async (id: string) => {
    const newest = (await load()).find((set) => set.id === id);
    refreshes.current++;
    if (newest) {
      const items = unsentItems.current.get(id) ?? [];
      replace(items.reduce<ObjectSet>((set, change) => withItem(set, ...change), newest));
    } else {
      unsentItems.current.delete(id);
      show(others(id));
    }
  };

  /**
   * Sends a change after the ones before it; resolves to whether it succeeded. With `canRetry`, items that are not stored
   * are sent again after a conflict.
   */
  const send = (id: string, change: () => Promise<void>, canRetry = false): Promise<boolean> => {
    const begun = unsaved.begin(id);
    const end = () => {
      if (!unsentItems.current.has(id)) begun();
    };
    const result = queue.current.then(change).then(
      () => {
        end();
        return true;
      },
      async (failure: unknown) => {
        if (!(failure instanceof ApiError)) throw failure;
        notify('failed', failure.message);
        if (failure.status !== undefined && failure.status < 500) {
          // Refused: what is stored is shown again. Where it cannot be read, the change stays unsaved.
          await showNewest(id).then(end, () => undefined);
          const set = unsentItems.current.has(id) && find(id);
          if (set && failure.status === 409 && canRetry) void save(set, false);
        }
        return false;
      },
    );
    queue.current = result.catch(() => undefined);
    return result;
  };

  const save = (set: SetContent, canRetry = true) => {
    const { id, name, items } = set;
    replace({ ...(find(id) ?? newSet), id, name, items, updatedAt: new Date().toISOString() });
    const sentItems = unsentItems.current.get(id);
    const refreshesBefore = refreshes.current;
    const store = async () => {
      const current = find(id);
      // Content from before a refresh would undo what another device has changed.
      const content = refreshesBefore === refreshes.current ? set : current;
      if (!content) return;
      const { version } = current ?? newSet;
      const input = { siteId, id, name: content.name, items: content.items, version };
      const { rows } = await client.call(readObjectSet, 'objectSetSave', input);
      if (unsentItems.current.get(id) === sentItems) unsentItems.current.delete(id);
      if (rows[0]) accept(rows[0]);
    };
    return send(id, store, canRetry);
  };

  const resend = useEffectEvent(() => {
    for (const set of latest.current) if (unsaved.names().includes(set.id)) void save(set);
  });
  useEffect(() => {
    const onEvent = () => resend();
    window.addEventListener('online', onEvent);
    window.addEventListener('pagehide', onEvent);
    return () => {
      window.removeEventListener('online', onEvent);
      window.removeEventListener('pagehide', onEvent);
      onEvent();
    };
  }, []);

  return {
    place: 'account',
    sets: data,
    error: data ? undefined : error,
    retry: () => {
      if (!isLoading) void mutate().catch(() => undefined);
    },
    save,
    saveItem: (id, item, place) => {
      const set = find(id);
      if (!set) return Promise.resolve(false);
      unsentItems.current.set(id, [...(unsentItems.current.get(id) ?? []), [item, place]]);
      return save(withItem(set, item, place));
    },
    remove: (id) => {
      show(others(id));
      return send(id, async () => {
        await client.send('objectSetDelete', { siteId, id });
        unsentItems.current.delete(id);
      });
    },
    share: (id, isShared) =>
      send(id, async () => {
        const input = { siteId, id, isShared };
        const { rows } = await client.call(readObjectSet, 'objectSetShare', input);
        if (rows[0]) accept(rows[0]);
      }),
  };
}

const newSet = { version: 0 };

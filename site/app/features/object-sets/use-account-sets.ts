import { useEffect, useEffectEvent, useRef } from 'react';
import useSWR from 'swr';
import type { ObjectSet } from '../../../contract/schemas/object-set';
import { sites } from '../../../contract/shared/sites';
import { ApiError } from '../../../session/api-error';
import { useClient } from '../../api/client/use-client';
import { readObjectSet } from '../../api/read/object-set';
import { useLanguage } from '../../i18n/i18n-context';
import { useNotices } from '../../ui/feedback/notices';
import type { SetContent } from './edit-set';
import type { ObjectSets } from './object-sets';
import { useUnsavedWarning } from './use-unsaved-warning';

type Sets = readonly ObjectSet[];

/**
 * The sets in the account of the member with a token; none without one.
 *
 * What can go wrong: two quick changes of a set are sent in turn, because each names the version before it; a change that
 * another device has overtaken is refused, and the latest content is shown; without a connection the change stays on the
 * page, the browser asks before the page is left, and the next change or the connection sends all of it. See
 * `use-account-sets.test.tsx`.
 */
export function useAccountSets(token: string | undefined): ObjectSets {
  const client = useClient();
  const siteId = sites[useLanguage()].id;
  const { notify } = useNotices();
  const unsaved = useUnsavedWarning();
  const { data, error, isLoading, mutate } = useSWR<Sets, ApiError>(
    token === undefined ? null : ['object-sets', token],
    async () => (await client.call(readObjectSet, 'objectSetList', { siteId })).rows,
    // An older answer must not replace what has not been sent yet.
    { isPaused: () => unsaved.names().length > 0, revalidateIfStale: true },
  );
  const latest = useRef<Sets>([]);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => {
    latest.current = data ?? [];
  }, [data]);

  /** Shows other sets at once. */
  const show = (sets: Sets) => {
    latest.current = sets;
    void mutate(sets, { revalidate: false });
  };
  const replace = (changed: ObjectSet) => {
    show([changed, ...latest.current.filter(({ id }) => id !== changed.id)]);
  };

  /** Takes version and link of an answer; the content stays, because a later change of it may be waiting. */
  const accept = (saved: ObjectSet) => {
    const current = latest.current.find(({ id }) => id === saved.id);
    if (current) replace({ ...saved, name: current.name, items: current.items });
  };

  /** Sends a change after the ones before it; resolves to whether it succeeded. */
  const send = (id: string, change: () => Promise<void>): Promise<boolean> => {
    const end = unsaved.begin(id);
    const result = queue.current.then(change).then(
      () => {
        end();
        return true;
      },
      (failure: unknown) => {
        if (!(failure instanceof ApiError)) throw failure;
        notify('failed', failure.message);
        if (failure.status !== undefined && failure.status < 500) {
          // Refused: what is stored is shown again.
          end();
          void mutate();
        }
        return false;
      },
    );
    queue.current = result.catch(() => undefined);
    return result;
  };

  const save = (set: SetContent) => {
    const { id, name, items } = set;
    const known = latest.current.find((each) => each.id === id);
    replace({ ...(known ?? newSet), id, name, items, updatedAt: new Date().toISOString() });
    return send(id, async () => {
      const { version = 0 } = latest.current.find((each) => each.id === id) ?? {};
      const input = { siteId, id, name, items, version };
      const { rows } = await client.call(readObjectSet, 'objectSetSave', input);
      if (rows[0]) accept(rows[0]);
    });
  };

  const resend = useEffectEvent(() => {
    for (const set of latest.current) if (unsaved.names().includes(set.id)) void save(set);
  });
  useEffect(() => {
    const onOnline = () => resend();
    window.addEventListener('online', onOnline);
    return () => {
      window.removeEventListener('online', onOnline);
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
    remove: (id) => {
      show(latest.current.filter((set) => set.id !== id));
      return send(id, async () => {
        await client.send('objectSetDelete', { siteId, id });
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

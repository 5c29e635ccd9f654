import { useCallback, useEffect, useState } from 'react';
import { keepKit, removeKit } from '../../features/offline-kit/keep-kit';
import { toKitFailure, type KitFailure } from '../../features/offline-kit/kit-error';
import { openKit, type KitRecord } from '../../features/offline-kit/kit-record';
import { canKeep } from '../../features/offline-kit/worker';
import { editionOf } from '../../../contract/shared/edition';
import { useLanguage } from '../../i18n/i18n-context';

/** State of what this device keeps. */
export type KitState =
  | { step: 'loading' }
  | { step: 'unsupported' }
  | { step: 'keeping'; record: KitRecord | undefined; bytes: number; total: number }
  | {
      step: 'ready';
      record: KitRecord | undefined;
      outcome?: 'done' | 'removed' | KitFailure;
    };

/** What this device keeps, and its changes. Leaving the page cancels a download. */
export function useKit() {
  const language = useLanguage();
  const [state, setState] = useState<KitState>({ step: 'loading' });
  const [control, setControl] = useState<AbortController>();

  useEffect(() => {
    let isMounted = true;
    void readKit().then((kit) => {
      if (isMounted) setState(kit);
    });
    return () => {
      isMounted = false;
    };
  }, []);

  useEffect(() => () => control?.abort(), [control]);

  const keep = useCallback(
    async (exhibitionIds: readonly string[]) => {
      const record = await openKit().then(
        (kit) => kit?.record,
        () => undefined,
      );
      const ownControl = new AbortController();
      setControl(ownControl);
      setState({ step: 'keeping', record, bytes: 0, total: 0 });
      const onProgress = (bytes: number, total: number) => {
        if (!ownControl.signal.aborted) setState({ step: 'keeping', record, bytes, total });
      };
      const { signal } = ownControl;
      try {
        const kept = await keepKit({
          edition: editionOf(language),
          exhibitionIds,
          signal,
          onProgress,
        });
        setState({ step: 'ready', record: kept, outcome: 'done' });
      } catch (error) {
        setState({ step: 'ready', record, outcome: toKitFailure(error) });
      }
      setControl(undefined);
    },
    [language],
  );

  return {
    state,
    keep,
    cancel: () => control?.abort(),
    remove: async () => {
      await removeKit();
      setState({ step: 'ready', record: undefined, outcome: 'removed' });
    },
  };
}

async function readKit(): Promise<KitState> {
  if (!canKeep()) return { step: 'unsupported' };
  try {
    return { step: 'ready', record: (await openKit())?.record };
  } catch {
    // Private windows of some browsers reject every use of a cache.
    return { step: 'ready', record: undefined, outcome: 'blocked' };
  }
}

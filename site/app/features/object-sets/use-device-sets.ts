import { useMemo, useSyncExternalStore } from 'react';
import type { ObjectSet } from '../../../contract/schemas/object-set';
import { objectSetLimits } from '../../../contract/shared/object-sets';
import { usePageMessages } from '../../i18n/use-page-messages';
import { useNotices } from '../../ui/feedback/notices';
import {
  deviceSetsText,
  onDeviceSetsChanged,
  parseSets,
  readDeviceSets,
  writeDeviceSets,
} from './device-sets';
import { withItem } from './edit-set';
import { objectSetMessages } from './messages';
import type { ObjectSets } from './object-sets';

const serverSnapshot = () => '';

/** The sets that this device keeps, also after a change by another tab. */
export function useDeviceSets(): ObjectSets {
  const messages = usePageMessages(objectSetMessages);
  const { notify } = useNotices();
  const stored = useSyncExternalStore(onDeviceSetsChanged, deviceSetsText, serverSnapshot);
  const sets = useMemo(() => parseSets(stored || null), [stored]);

  const write = (changed: readonly ObjectSet[]): Promise<boolean> => {
    const isStored = writeDeviceSets(changed);
    if (!isStored) notify('failed', messages.notStored);
    return Promise.resolve(isStored);
  };
  const save: ObjectSets['save'] = ({ id, name, items }) => {
    // Read anew: another tab may have changed other sets.
    const current = readDeviceSets();
    const others = current.filter((set) => set.id !== id);
    if (others.length >= objectSetLimits.sets) {
      notify('failed', messages.tooManySets(objectSetLimits.sets));
      return Promise.resolve(false);
    }
    const updatedAt = new Date().toISOString();
    return write([{ id, name, items, version: 0, updatedAt }, ...others]);
  };
  return {
    place: 'device',
    sets,
    error: undefined,
    retry: () => undefined,
    save,
    saveItem: (id, item, place) => {
      const set = readDeviceSets().find((each) => each.id === id);
      return set ? save(withItem(set, item, place)) : Promise.resolve(false);
    },
    remove: (id) => write(readDeviceSets().filter((set) => set.id !== id)),
    share: undefined,
  };
}

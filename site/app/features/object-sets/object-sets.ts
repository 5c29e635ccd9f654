import type { ObjectSet } from '../../../contract/schemas/object-set';
import type { ObjectSetItem } from '../../../contract/shared/object-sets';
import type { ApiError } from '../../../session/api-error';
import type { SetContent } from './edit-set';

/** The sets of a visitor and their changes. A change that fails becomes a notice. */
export interface ObjectSets {
  /** Where they are kept: on this device, or in the account of the member. */
  place: 'device' | 'account';
  /** The latest change first; `undefined` while they load. */
  sets: readonly ObjectSet[] | undefined;
  error: ApiError | undefined;
  retry: () => void;
  /** Creates or replaces a set; resolves to whether it is kept. */
  save: (set: SetContent) => Promise<boolean>;
  /**
   * Changes the note of an object in the current content of a set, or inserts the object at `place`. In an account it
   * stays on the page until it is stored: a conflict applies it to the newest version.
   */
  saveItem: (id: string, item: ObjectSetItem, place?: number) => Promise<boolean>;
  remove: (id: string) => Promise<boolean>;
  /** Shares a set with its texts, or ends that; for members only. */
  share: ((id: string, isShared: boolean) => Promise<boolean>) | undefined;
}

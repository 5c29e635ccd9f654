import { useSyncExternalStore } from 'react';
import type { ObjectSet } from '../../../contract/schemas/object-set';
import type { ApiError } from '../../../session/api-error';
import { readAccessToken } from '../../api/client/access-token';
import { onSessionChange } from '../../api/session/session-change';
import type { SetContent } from './edit-set';
import { useAccountSets } from './use-account-sets';
import { useDeviceSets } from './use-device-sets';

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
  remove: (id: string) => Promise<boolean>;
  /** Shares a set with its texts, or ends that; for members only. */
  share: ((id: string, isShared: boolean) => Promise<boolean>) | undefined;
}

const readToken = () => readAccessToken(() => window.localStorage);
const serverSnapshot = () => undefined;

/** The sets of this visitor: of the member who is logged in, otherwise of this device. */
export function useObjectSets(): ObjectSets {
  const token = useSyncExternalStore(onSessionChange, readToken, serverSnapshot);
  const device = useDeviceSets();
  const account = useAccountSets(token);
  return token === undefined ? device : account;
}

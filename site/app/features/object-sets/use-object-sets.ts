import { useSyncExternalStore } from 'react';
import { readAccessToken } from '../../api/client/access-token';
import { onSessionChange } from '../../api/session/session-change';
import type { ObjectSets } from './object-sets';
import { useAccountSets } from './use-account-sets';
import { useDeviceSets } from './use-device-sets';

const serverSnapshot = () => undefined;

/** The sets of this visitor: of the member who is logged in, otherwise of this device. */
export function useObjectSets(): ObjectSets {
  const token = useSyncExternalStore(onSessionChange, readAccessToken, serverSnapshot);
  const device = useDeviceSets();
  const account = useAccountSets(token);
  return token === undefined ? device : account;
}

import { endpoints, type CallName, type Endpoint } from '../../../contract/shared/endpoints';

/** Interval in ms at which shown data is revalidated. */
export const revalidationInterval = 5 * 60_000;

/** Age in ms at which a cached response is revalidated on mount. */
export function revalidationAge(name: CallName): number {
  const { cache }: Endpoint = endpoints[name];
  return cache === 'live' ? 0 : revalidationInterval;
}

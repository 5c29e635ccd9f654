import type { Endpoint } from '../../../contract/shared/endpoint';
import { siteEndpoints, type SiteCallName } from '../../../contract/shared/site-endpoints';

/** Interval in ms at which shown data is revalidated. */
export const revalidationInterval = 5 * 60_000;

/** Age in ms at which a cached response is revalidated on mount. */
export function revalidationAge(name: SiteCallName): number {
  const { cache }: Endpoint = siteEndpoints[name];
  return cache === 'live' ? 0 : revalidationInterval;
}

import { unstable_serialize } from 'swr';
import type { SiteCallName } from '../../../contract/shared/site-endpoints';

/** SWR cache key of a call; independent of the order of the input's fields. */
export function cacheKey(name: SiteCallName, input: Readonly<Record<string, unknown>>): string {
  return unstable_serialize([name, input]);
}

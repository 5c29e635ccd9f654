import { unstable_serialize } from 'swr';
import type { CallName } from '../../../contract/shared/endpoints';

/** SWR cache key of a call; independent of the order of the input's fields. */
export function cacheKey(name: CallName, input: Readonly<Record<string, unknown>>): string {
  return unstable_serialize([name, input]);
}

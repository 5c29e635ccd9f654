import { unstable_serialize } from 'swr';
import type { CallName } from '../../contract/endpoints';

/** The key under which an answer is kept; the order of the input's fields does not matter. */
export function cacheKey(name: CallName, input: Readonly<Record<string, unknown>>): string {
  return unstable_serialize([name, input]);
}

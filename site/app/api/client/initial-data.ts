import { initialDataElementId } from '../../../contract/shared/initial-data';
import { readCallResult, type CallResult } from './call-result';
import { cacheKey } from './cache-key';
import { readers, type AppCall } from '../read';
import { isObject, list } from '../read/values';
import { unwrap } from './unwrap';

/**
 * The responses embedded in the HTML, by cache key; empty if the data block is missing or invalid, in which case
 * the page sends its requests.
 */
export function readInitialData(document: Document): Record<string, CallResult<unknown>> {
  return readSeeds(parse(document.getElementById(initialDataElementId)?.textContent ?? ''));
}

/** Validates responses in the format of the data block, by cache key; invalid ones are left out. */
export function readSeeds(responses: unknown): Record<string, CallResult<unknown>> {
  const seeds: Record<string, CallResult<unknown>> = {};
  for (const item of list(responses)) {
    if (!isObject(item) || !isObject(item.input)) continue;
    const { name } = item;
    const body = unwrap(item.answer);
    if (!isAppCall(name) || !body || 'refusal' in body) continue;
    seeds[cacheKey(name, item.input)] = readCallResult(name, body, readers[name]);
  }
  return seeds;
}

/** Whether `name` is a call with a reader in the main chunk. */
export function isAppCall(name: unknown): name is AppCall {
  return typeof name === 'string' && Object.hasOwn(readers, name);
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

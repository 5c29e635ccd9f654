import { initialDataElementId } from '../../../contract/shared/initial-data';
import { siteEndpoints, type SiteCallName } from '../../../contract/shared/site-endpoints';
import { cacheKey } from './cache-key';
import { isObject, list } from '../read/values';
import { unwrap, type UnwrappedBody } from './unwrap';

/**
 * The responses embedded in the HTML, by cache key; empty if the data block is missing or invalid, in which case
 * the page sends its requests.
 */
export function readInitialData(document: Document): Record<string, UnwrappedBody> {
  return readSeeds(parse(document.getElementById(initialDataElementId)?.textContent ?? ''));
}

/** Parses responses in the format of the data block, by cache key; invalid ones are left out. */
export function readSeeds(responses: unknown): Record<string, UnwrappedBody> {
  const seeds: Record<string, UnwrappedBody> = {};
  for (const item of list(responses)) {
    if (!isObject(item) || !isObject(item.input)) continue;
    const { name } = item;
    const body = unwrap(item.answer);
    if (!isSiteCall(name) || !body || 'refusal' in body) continue;
    seeds[cacheKey(name, item.input)] = body;
  }
  return seeds;
}

export function isSiteCall(name: unknown): name is SiteCallName {
  return typeof name === 'string' && Object.hasOwn(siteEndpoints, name);
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

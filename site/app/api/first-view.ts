import { firstViewElementId } from '../../contract/first-view';
import { readAnswer, type Answer } from './answer';
import { cacheKey } from './cache-key';
import { readers, type AppCall } from './read';
import { isObject, list } from './read/values';
import { unwrap } from './unwrap';

/**
 * The responses embedded in the HTML, by cache key; empty if the data block is missing or invalid, in which case
 * the page sends its requests.
 */
export function readFirstView(document: Document): Record<string, Answer<unknown>> {
  return readAnswers(parse(document.getElementById(firstViewElementId)?.textContent ?? ''));
}

/** Validates responses in the format of the data block, by cache key; invalid ones are left out. */
export function readAnswers(responses: unknown): Record<string, Answer<unknown>> {
  const seeds: Record<string, Answer<unknown>> = {};
  for (const item of list(responses)) {
    if (!isObject(item) || !isObject(item.input)) continue;
    const { name } = item;
    const body = unwrap(item.answer);
    if (!isCallName(name) || !body || 'refusal' in body) continue;
    seeds[cacheKey(name, item.input)] = readAnswer(name, body, readers[name]);
  }
  return seeds;
}

/** Whether `name` is a call with a reader in the main chunk. */
export function isCallName(name: unknown): name is AppCall {
  return typeof name === 'string' && Object.hasOwn(readers, name);
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

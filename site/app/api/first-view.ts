import { firstViewElementId } from '../../contract/first-view';
import { readAnswer, type Answer } from './answer';
import { cacheKey } from './cache-key';
import { readers, type AppCall } from './read';
import { isObject, list } from './read/values';
import { unwrap } from './unwrap';

/**
 * The answers that came with the page, by cache key. Without the block, or where it cannot be read,
 * there are none and the page asks for itself.
 */
export function readFirstView(document: Document): Record<string, Answer<unknown>> {
  return readAnswers(parse(document.getElementById(firstViewElementId)?.textContent ?? ''));
}

/** Answers as the block holds them, by cache key; what cannot be read is left out. */
export function readAnswers(answers: unknown): Record<string, Answer<unknown>> {
  const seeds: Record<string, Answer<unknown>> = {};
  for (const item of list(answers)) {
    if (!isObject(item) || !isObject(item.input)) continue;
    const { name } = item;
    const answer = unwrap(item.answer);
    if (!isCallName(name) || !answer || 'refusal' in answer) continue;
    seeds[cacheKey(name, item.input)] = readAnswer(name, answer, readers[name]);
  }
  return seeds;
}

/** Whether an answer of that name can be read before the page asks. */
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

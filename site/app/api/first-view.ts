import { firstViewElementId } from '../../contract/first-view';
import { readAnswer, type Answer } from './answer';
import { cacheKey } from './cache-key';
import { readers, type AppCall } from './read';
import { isObject, list, text } from './read/values';
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
    const name = text(item.name);
    const answer = unwrap(item.answer);
    if (!isCallName(name) || !answer || 'refusal' in answer) continue;
    seeds[cacheKey(name, item.input)] = readAnswer(name, answer, readers[name]);
  }
  return seeds;
}

function isCallName(name: string): name is AppCall {
  return Object.hasOwn(readers, name);
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

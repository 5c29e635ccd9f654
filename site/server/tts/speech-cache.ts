import { LRUCache } from 'lru-cache';
import { textBytes } from '../cache/text-bytes';
import { publishEvent } from '../diagnostics/events';

/** LRU cache of sounds by voice and text, limited in bytes. */
export type SpeechCache = Pick<LRUCache<string, Buffer>, 'get' | 'set'>;

export function createSpeechCache(maxBytes: number): SpeechCache {
  const cache = new LRUCache<string, Buffer>({
    maxSize: maxBytes,
    sizeCalculation: (sound, key) => sound.length + textBytes(key),
  });
  publishEvent('cache', { name: 'speech', cache });
  return cache;
}

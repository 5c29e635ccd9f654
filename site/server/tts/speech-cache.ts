import { LRUCache } from 'lru-cache';
import { textBytes } from '../cached-bytes';

/** Sounds by what they say, the least recently used put out first when they exceed the room in bytes. */
export type SpeechCache = Pick<LRUCache<string, Buffer>, 'get' | 'set'>;

export function createSpeechCache(room: number): SpeechCache {
  return new LRUCache<string, Buffer>({
    maxSize: room,
    sizeCalculation: (sound, key) => sound.length + textBytes(key),
  });
}

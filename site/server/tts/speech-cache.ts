/** Sounds by what they say, the least recently used put out first when their bytes exceed the room. */
export interface SpeechCache {
  get: (key: string) => Buffer | undefined;
  set: (key: string, sound: Buffer) => void;
}

export function createSpeechCache(room: number): SpeechCache {
  const sounds = new Map<string, Buffer>();
  let bytes = 0;
  const remove = (key: string) => {
    bytes -= sounds.get(key)?.length ?? 0;
    sounds.delete(key);
  };
  return {
    get(key) {
      const sound = sounds.get(key);
      if (!sound) return undefined;
      sounds.delete(key);
      sounds.set(key, sound);
      return sound;
    },
    set(key, sound) {
      remove(key);
      if (sound.length > room) return;
      sounds.set(key, sound);
      bytes += sound.length;
      for (const oldest of sounds.keys()) {
        if (bytes <= room) break;
        remove(oldest);
      }
    },
  };
}

import { useSyncExternalStore } from 'react';
import { audioStopPattern } from '../../../contract/shared/audio-guide';

const storageKey = 'audio_guide';

/** Speeds of playback; 1 is the speed of the recording. */
export const rates = [0.75, 1, 1.25, 1.5] as const;

/** What this device remembers of the audio guide. */
export interface AudioGuideMemory {
  /** The stop that was played last. */
  stop?: string;
  rate?: number;
}

/** Storage may hold anything, or be blocked. */
export function readMemory(): AudioGuideMemory {
  try {
    return parseMemory(JSON.parse(window.localStorage.getItem(storageKey) ?? '{}'));
  } catch {
    return {};
  }
}

/** Another tab may remember something else. */
function onChange(update: () => void): () => void {
  window.addEventListener('storage', update);
  return () => {
    window.removeEventListener('storage', update);
  };
}

/** A value of `readMemory`; `undefined` until a prerendered page is hydrated. */
export function useMemory<Name extends keyof AudioGuideMemory>(
  name: Name,
): AudioGuideMemory[Name] | undefined {
  return useSyncExternalStore(
    onChange,
    () => readMemory()[name],
    () => undefined,
  );
}

export function remember(change: AudioGuideMemory): void {
  try {
    window.localStorage.setItem(storageKey, JSON.stringify({ ...readMemory(), ...change }));
  } catch {
    // Without storage nothing is remembered.
  }
}

function parseMemory(value: unknown): AudioGuideMemory {
  if (typeof value !== 'object' || value === null) return {};
  const { stop, rate } = value as Record<string, unknown>;
  const known = rates.find((each) => each === rate);
  return {
    ...(typeof stop === 'string' && new RegExp(audioStopPattern).test(stop) && { stop }),
    ...(known !== undefined && { rate: known }),
  };
}

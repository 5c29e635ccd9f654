import type { ScryptOptions } from 'node:crypto';
import { Piscina } from 'piscina';
import { permitsBesideAnswers } from '../http/semaphore';

/** What a key is derived from, with the length of the key in bytes. */
export interface KeyInput {
  password: string;
  salt: Uint8Array;
  length: number;
  options: ScryptOptions;
}

/** Derives a key by scrypt (RFC 7914). */
export type DeriveKey = (input: KeyInput) => Promise<Uint8Array>;

interface HashThreads {
  derive: DeriveKey;
  /** Ends the threads; keys that are not derived yet are rejected. */
  close: () => Promise<void>;
}

/** As long as log-ins come in a row a thread is kept, in milliseconds. */
const idleTimeout = 60_000;

/**
 * Threads that derive keys beside the answers. In the thread pool of Node they would have the priority of the answers,
 * and everybody would wait while somebody guesses passwords.
 * @param worker built file of the threads
 */
export function createHashThreads(worker: string): HashThreads {
  const pool = new Piscina<KeyInput, Uint8Array>({
    minThreads: 0,
    maxThreads: permitsBesideAnswers(),
    idleTimeout,
    atomics: 'disabled',
  });
  // A thread that fails without a key is replaced with the next one; an unheard error would end the service.
  pool.on('error', () => undefined);
  return {
    // Named with each key: a pool whose file cannot be loaded at the start of a thread would never settle.
    derive: (input) => pool.run(input, { filename: worker }),
    close: () => pool.destroy(),
  };
}

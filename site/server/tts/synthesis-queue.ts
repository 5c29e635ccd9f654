import { clientNetwork } from '../http/client-network';
import { createSemaphore, permitsBesideAnswers } from '../http/semaphore';
import type { SpeechEngine } from './espeak';
import { createSpeechCache } from './speech-cache';

/**
 * Queue of speech syntheses with a cache. Hazards: too many concurrent engines, concurrent requests for
 * one sentence, a disconnect while another client waits for the same sentence, a cached failure. The
 * co-located test covers each of them.
 */
export interface SynthesisQueue {
  /**
   * Synthesises a text, or returns it from the cache. The engine is killed when no listener is left.
   * @throws HttpError 503 with `Retry-After` if the queue is full
   */
  synthesize: (text: string, voice: string, listener: Listener) => Promise<Buffer>;
}

interface Listener {
  address: string;
  /** Aborted when the client disconnects. */
  signal: AbortSignal;
}

interface Job {
  sound: Promise<Buffer>;
  waiting: number;
  abort: AbortController;
}

const cacheBytes = 32 * 1_048_576;
/** Queue limits. A sentence takes about 50 ms, a paragraph half a second. */
const limits = { name: 'speech', waiting: 40, perClient: 12 };

/** @param engines maximum number of concurrent engine runs; further texts wait in a bounded queue */
export function createSynthesisQueue(
  engine: SpeechEngine,
  engines = permitsBesideAnswers(),
): SynthesisQueue {
  const cache = createSpeechCache(cacheBytes);
  const jobs = new Map<string, Job>();
  const semaphore = createSemaphore(engines, limits);

  function startJob(key: string, text: string, voice: string, client: string): Job {
    const abort = new AbortController();
    const run = () => engine(text, voice, abort.signal);
    const sound = semaphore(run, { signal: abort.signal, client });
    const job: Job = { sound, waiting: 0, abort };
    jobs.set(key, job);
    const removeJob = () => {
      if (jobs.get(key) === job) jobs.delete(key);
    };
    sound.then((wav) => {
      cache.set(key, wav);
      removeJob();
    }, removeJob);
    return job;
  }

  return {
    async synthesize(text, voice, { address, signal }) {
      signal.throwIfAborted();
      const key = `${voice} ${text}`;
      const cached = cache.get(key);
      if (cached) return cached;
      const job = jobs.get(key) ?? startJob(key, text, voice, clientNetwork(address));
      job.waiting += 1;
      const removeListener = () => {
        job.waiting -= 1;
        if (job.waiting > 0) return;
        jobs.delete(key);
        job.abort.abort();
      };
      signal.addEventListener('abort', removeListener, { once: true });
      try {
        return await job.sound;
      } finally {
        signal.removeEventListener('abort', removeListener);
      }
    },
  };
}

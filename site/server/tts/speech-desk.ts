import { clientNetwork } from '../http/client-network';
import { createTurns } from '../turns';
import type { SpeechEngine } from './engine';
import { createSpeechCache } from './speech-cache';

/**
 * What can go wrong here: many visitors make many engines run at once; two ask for the same
 * sentence; one hangs up while another waits for it; a failure is remembered as if it were speech.
 * `speech-desk.test.ts` shows each of them.
 */
export interface SpeechDesk {
  /**
   * The sound of a text. An engine stops when nobody waits for it.
   * @throws CallFailure 503 with `Retry-After` where too many texts wait.
   */
  speak: (text: string, voice: string, listener: Listener) => Promise<Buffer>;
}

interface Listener {
  address: string;
  /** Aborted when the listener hangs up. */
  signal: AbortSignal;
}

interface Job {
  sound: Promise<Buffer>;
  waiting: number;
  abort: AbortController;
}

const cacheRoom = 32 * 1_048_576;
/** A sentence takes some 50 ms, a paragraph half a second. */
const limits = { waiting: 40, perClient: 12 };

/** At most `engines` run at once; the rest wait in a bounded queue. */
export function createSpeechDesk(engine: SpeechEngine, engines = 2): SpeechDesk {
  const cache = createSpeechCache(cacheRoom);
  const jobs = new Map<string, Job>();
  const turns = createTurns(engines, limits);

  function begin(key: string, text: string, voice: string, client: string): Job {
    const abort = new AbortController();
    const run = () => engine(text, voice, abort.signal);
    const sound = turns(run, { signal: abort.signal, client });
    const job: Job = { sound, waiting: 0, abort };
    jobs.set(key, job);
    const forget = () => {
      if (jobs.get(key) === job) jobs.delete(key);
    };
    sound.then((spoken) => {
      cache.set(key, spoken);
      forget();
    }, forget);
    return job;
  }

  return {
    async speak(text, voice, { address, signal }) {
      signal.throwIfAborted();
      const key = `${voice} ${text}`;
      const known = cache.get(key);
      if (known) return known;
      const job = jobs.get(key) ?? begin(key, text, voice, clientNetwork(address));
      job.waiting += 1;
      const leave = () => {
        job.waiting -= 1;
        if (job.waiting > 0) return;
        jobs.delete(key);
        job.abort.abort();
      };
      signal.addEventListener('abort', leave, { once: true });
      try {
        return await job.sound;
      } finally {
        signal.removeEventListener('abort', leave);
      }
    },
  };
}

import { createTurns } from '../turns';
import type { SpeechEngine } from './engine';
import { createSpeechCache } from './speech-cache';

/**
 * What can go wrong here: many visitors make many engines run at once; two ask for the same
 * sentence; one hangs up while another waits for it; a failure is remembered as if it were speech.
 * `speech-desk.test.ts` shows each of them.
 */
export interface SpeechDesk {
  /** The sound of a text. The signal is the caller's: an engine stops when nobody waits for it. */
  speak: (text: string, voice: string, signal: AbortSignal) => Promise<Buffer>;
}

interface Job {
  sound: Promise<Buffer>;
  waiting: number;
  abort: AbortController;
}

const cacheRoom = 32 * 1_048_576;

/** At most `engines` run at once; the rest wait their turn. */
export function createSpeechDesk(engine: SpeechEngine, engines = 2): SpeechDesk {
  const cache = createSpeechCache(cacheRoom);
  const jobs = new Map<string, Job>();
  const turns = createTurns(engines);

  function begin(key: string, text: string, voice: string): Job {
    const abort = new AbortController();
    const sound = turns(() => engine(text, voice, abort.signal), abort.signal);
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
    async speak(text, voice, signal) {
      signal.throwIfAborted();
      const key = `${voice} ${text}`;
      const known = cache.get(key);
      if (known) return known;
      const job = jobs.get(key) ?? begin(key, text, voice);
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

import { pendingPreloads, importWithoutStop } from './stop-loading';

/** Timeout of script and style loading (spec section 8). */
const timeoutMs = 120_000;

/** Failure of a dynamic import, with its kind (`type`) and URL (`request`), spec section 8. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  readonly type: 'missing' | 'timeout';
  readonly request: string;

  constructor(type: 'missing' | 'timeout', request: string, cause?: unknown) {
    super(`(${type}: ${request})`, { cause });
    this.type = type;
    this.request = request;
  }
}

/**
 * Runs a dynamic import with a timeout of 120 s. Rejects only with a `ChunkLoadError`, also where the file has no
 * exports.
 */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      // A pending import does not expose its URL.
      reject(new ChunkLoadError('timeout', pendingPreloads().join(' ')));
    }, timeoutMs);
  });
  try {
    const loaded = await importWithoutStop(() => Promise.race([load(), timeout]));
    // A file that a proxy has emptied is a module without exports.
    if (typeof loaded !== 'function' && !Object.keys(loaded ?? {})[0]) throw new Error();
    return loaded;
  } catch (error) {
    if (error instanceof ChunkLoadError) throw error;
    throw new ChunkLoadError('missing', /https?:\S+/.exec(String(error))?.[0] ?? '', error);
  } finally {
    clearTimeout(timer);
  }
}

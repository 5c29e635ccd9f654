import { pendingPreloads, uninterruptedImport } from '../api/interruption';

/** Spec section 8: script and style loading gives up after this long. */
const timeoutMs = 120_000;

/** A page's code could not be had: how (`type`) and from where (`request`), spec section 8. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  readonly type: 'missing' | 'timeout';
  readonly request: string;

  constructor(type: 'missing' | 'timeout', request: string, cause?: unknown) {
    super(`Loading a chunk failed (${type}: ${request})`, { cause });
    this.type = type;
    this.request = request;
  }
}

/** Runs a dynamic import; every way of failing becomes a `ChunkLoadError`. */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      // An import that hangs does not tell its address.
      reject(new ChunkLoadError('timeout', pendingPreloads().join(' ')));
    }, timeoutMs);
  });
  try {
    return await uninterruptedImport(() => Promise.race([load(), timeout]));
  } catch (error) {
    if (error instanceof ChunkLoadError) throw error;
    const message = error instanceof Error ? error.message : '';
    throw new ChunkLoadError('missing', /https?:\S+/.exec(message)?.[0] ?? '', error);
  } finally {
    clearTimeout(timer);
  }
}

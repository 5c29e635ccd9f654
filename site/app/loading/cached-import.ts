import { loadChunk } from './load-chunk';

/** A dynamic import whose result is cached. A failure is not cached, so a later `fetch` retries. */
export interface CachedImport<Code> {
  load: () => Promise<Code>;
  /** The loaded code; `undefined` before. */
  cached: () => Code | undefined;
}

export function createCachedImport<Code>(load: () => Promise<Code>): CachedImport<Code> {
  let pending: Promise<Code> | undefined;
  let code: Code | undefined;
  return {
    load: () =>
      (pending ??= loadChunk(load).then(
        (loaded) => (code = loaded),
        (error: unknown) => {
          pending = undefined;
          throw error;
        },
      )),
    cached: () => code,
  };
}

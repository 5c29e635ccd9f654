import { loadChunk } from './load-chunk';

/** A dynamic import whose result is cached. A failure is not cached, so a later `fetch` retries. */
export interface HeldChunk<Code> {
  fetch: () => Promise<Code>;
  /** The loaded code; `undefined` before. */
  held: () => Code | undefined;
}

export function holdChunk<Code>(load: () => Promise<Code>): HeldChunk<Code> {
  let pending: Promise<Code> | undefined;
  let code: Code | undefined;
  return {
    fetch: () =>
      (pending ??= loadChunk(load).then(
        (loaded) => (code = loaded),
        (error: unknown) => {
          pending = undefined;
          throw error;
        },
      )),
    held: () => code,
  };
}

import { loadChunk } from './load-chunk';

/** Code that is fetched once and kept. A failed download is forgotten, so that it can be tried again. */
export interface HeldChunk<Code> {
  fetch: () => Promise<Code>;
  /** What has been fetched; `undefined` before. */
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

import type { LoadExtension } from '../extension/extension';

/** The further tools of the ES module: a chunk, which bundlers keep apart. */
export const importExtension: LoadExtension = async () => (await import('../extension')).extend;

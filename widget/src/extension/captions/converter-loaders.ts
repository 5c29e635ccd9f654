import type { ConverterLoaders } from './converters';

/** The ES module has a chunk for each converter; the script build puts `script-converter-loaders.ts` in place of this. */
export const converterLoaders: ConverterLoaders = {
  pinyin: async () => (await import('./pinyin')).annotate,
  traditional: async () => (await import('./traditional')).toTraditional,
};

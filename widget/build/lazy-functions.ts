import type { Options } from 'tsup';

type TsupPlugin = NonNullable<Options['plugins']>[number];

/** The steps from the script tag to an open toolbar that speaks. */
const steps = ['createToolbar', 'startSession', 'createSpeech'];

/**
 * Keeps each step a function of its own: terser moves a function into its only caller, and a browser parses a function
 * with all that is inside it when it is called.
 */
export const lazyFunctions: TsupPlugin = {
  name: 'lazy-functions',
  renderChunk(code) {
    let result = code;
    for (const step of steps) {
      const call = new RegExp(`(?<!function )\\b${step}\\(`, 'g');
      const marked = result.replace(call, '/*@__NOINLINE__*/$&');
      if (marked === result) throw new Error(`build/lazy-functions.ts: no call of ${step}`);
      result = marked;
    }
    return { code: result };
  },
};

import type { MinifyOptions } from 'terser';

// Letters outside ASCII are escaped: hosts in GBK would misread them.
const compress = {
  passes: 6,
  inline: 1,
  pure_getters: true,
  unsafe_arrows: true,
  keep_fargs: false,
  sequences: false,
  // Shorter before gzip, longer after it.
  comparisons: false,
  if_return: false,
  // Text from parts by `+`, expressions without a constructor's `new`: all of it is text and numbers here.
  unsafe: true,
};

/** Options of terser for every build. */
export const moduleOptions = {
  ecma: 2020,
  module: true,
  compress,
  format: { ascii_only: true, comments: /^!/ },
} satisfies MinifyOptions;

/** A script-tag file: names at its top level are its own. */
export const scriptOptions = { ...moduleOptions, toplevel: true } satisfies MinifyOptions;

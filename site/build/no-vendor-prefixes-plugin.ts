import type { Plugin } from 'vite';

/**
 * Leaves out the vendor prefixes of stylis (1 KB). styled-components writes them under a `StyleSheetManager` with
 * `enableVendorPrefixes` only, which the app does not have: the supported browsers need none.
 */
export function noVendorPrefixesPlugin(): Plugin {
  return {
    name: 'no-vendor-prefixes',
    apply: 'build',
    transform: {
      filter: { id: /stylis[\\/]src[\\/]Prefixer\.js$/ },
      handler: () => ({ code: "export const prefix = () => '';", map: null }),
    },
  };
}

import type { h as PreactH } from 'preact';

let createElement: typeof PreactH;

/**
 * `h` of the Preact of the main file; the script build puts this module in place of the package.
 * @public
 */
export const h = ((...args: Parameters<typeof PreactH>) =>
  createElement(...args)) as typeof PreactH;

export function setCreateElement(given: typeof PreactH): void {
  createElement = given;
}

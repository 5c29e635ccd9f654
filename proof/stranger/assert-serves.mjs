import { assert } from './prove.mjs';

/** Addresses that the README promises after `npm start`. */
const promised = [
  '/',
  '/hant/',
  '/en/',
  '/user-centre/',
  '/desk/',
  '/api/docs',
  '/data/v1/objects',
  '/widget-demo/',
  '/a11y-toolbar.js',
  '/widget-demo/embed/',
];

/**
 * Requests these addresses.
 * @param {string} origin
 * @returns {Promise<string>} what was measured
 */
export async function assertServes(origin) {
  for (const path of promised) {
    const { status } = await fetch(origin + path);
    assert(status === 200, `${path}: ${status}`);
  }
  return `${promised.length} addresses`;
}

import { scryptSync } from 'node:crypto';

/**
 * Entry of a hash thread. Plain JavaScript, because the tests start it from its source.
 * @param {import('./hash-threads').KeyInput} input
 */
export default ({ password, salt, length, options }) => scryptSync(password, salt, length, options);

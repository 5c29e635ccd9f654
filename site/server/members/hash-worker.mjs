import { scryptSync } from 'node:crypto';
import { lowerPriority } from '../threads/lower-priority.mjs';

// Where cores are scarce, an answer gets three times as much of them.
lowerPriority(5);

/**
 * Entry of a hash thread. Plain JavaScript, because the tests start it from its source.
 * @param {import('./hash-threads').KeyInput} input
 */
export default ({ password, salt, length, options }) => scryptSync(password, salt, length, options);

import type { Floor } from './floor';
import { level1 } from './level-1';
import { level2 } from './level-2';
import { level3 } from './level-3';

export const floors: readonly Floor[] = [level1, level2, level3];

/** Room in which every visit begins and ends. */
export const entranceRoom = 'L1-entrance';

/** Rooms with seats and something to drink. */
export const restRooms: readonly string[] = ['L1-tea-house', 'L2-rest-area'];

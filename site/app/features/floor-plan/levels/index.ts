import type { Floor } from './floor';
import { level1 } from './level-1';
import { level2 } from './level-2';
import { level3 } from './level-3';

export const floors: readonly Floor[] = [level1, level2, level3];

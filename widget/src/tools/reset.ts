import type { Tool } from './tool';

export const reset: Tool = {
  name: 'reset',
  icon: () => 'M3 3v6h6M3.5 14a9 9 0 1 0 1.5-7.5L3 9',
  press: () => ({ action: 'reset', say: 'resetDone' }),
};

import type { Tool } from './tool';

export const exit: Tool = {
  name: 'exit',
  icon: () => 'M14 4H4v16h10M9 12h12M17 8l4 4-4 4',
  press: () => ({ action: 'close' }),
};

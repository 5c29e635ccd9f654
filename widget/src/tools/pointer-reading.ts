import { switchTool } from './tool';

export const pointerReading = switchTool(
  'pointer-reading',
  'pointerReading',
  () => 'M9 14V5a2 2 0 0 1 4 0v6l4 1a3 3 0 0 1 2 3l-1 6h-8l-5-6a2 2 0 0 1 3-2z',
);

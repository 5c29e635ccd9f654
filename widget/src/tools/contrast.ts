import { switchTool } from './tool';

export const contrast = switchTool(
  'contrast',
  'contrast',
  () => 'M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18v18M15 5v14M18 7v10',
);

import { switchTool } from './tool';

export const contrast = switchTool(
  'contrast',
  'contrast',
  () => 'M12 21V3a9 9 0 1 0 .1 0M15 5v14M18 7v10',
);

import { switchTool } from './tool';

export const crosshair = switchTool(
  'crosshair',
  'crosshair',
  () => 'M12 2v20M2 12h20M12 6a6 6 0 1 0 .1 0',
);

import { switchTool } from './tool';

export const sound = switchTool(
  'sound',
  'sound',
  (settings) =>
    `M4 9v6h4l5 4V5L8 9zM16 ${settings.sound ? '9a4 4 0 0 1 0 6M19 6a9 9 0 0 1 0 12' : '10l5 5m0-5l-5 5'}`,
);

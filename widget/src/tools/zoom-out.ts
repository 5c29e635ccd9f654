import type { Tool } from './tool';

export const zoomOut: Tool = {
  name: 'zoom-out',
  icon: () => 'M10.5 3a7.5 7.5 0 1 0 0 15 7.5 7.5 0 1 0 0-15M16 16l5 5M7 10.5h7',
  hiddenOnMobile: true,
  press: ({ zoom }) =>
    zoom > 1 ? { patch: { zoom: zoom - 0.1 }, say: 'zoomOut' } : { say: 'zoomMinimum' },
};

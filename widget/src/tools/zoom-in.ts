import type { Tool } from './tool';

export const magnifier = 'M10 3a7 7 0 1 0 .1 0M15 15l6 6M7 10h6';

export const zoomIn: Tool = {
  name: 'zoom-in',
  icon: () => `${magnifier}M10 7v6`,
  press: ({ zoom }) =>
    zoom < 1.4 ? { patch: { zoom: zoom + 0.1 }, say: 'zoom-in' } : { say: 'zoomMaximum' },
};

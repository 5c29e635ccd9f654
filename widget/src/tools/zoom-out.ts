import type { Tool } from './tool';
import { magnifier } from './zoom-in';

export const zoomOut: Tool = {
  name: 'zoom-out',
  icon: () => magnifier,
  press: ({ zoom }) =>
    zoom > 1 ? { patch: { zoom: zoom - 0.1 }, say: 'zoom-out' } : { say: 'zoomMinimum' },
};

import { maximumZoom } from '../settings/settings';
import type { Tool } from './tool';

export const zoomIn: Tool = {
  name: 'zoom-in',
  icon: () => 'M10.5 3a7.5 7.5 0 1 0 0 15 7.5 7.5 0 1 0 0-15M16 16l5 5M7 10.5h7M10.5 7v7',
  hiddenOnMobile: true,
  press: ({ zoom }) =>
    zoom < maximumZoom ? { patch: { zoom: zoom + 0.1 }, say: 'zoomIn' } : { say: 'zoomMaximum' },
};

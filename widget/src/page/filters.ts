import type { Settings } from '../shared/options';

/** CSS `backdrop-filter` over the page: hue rotation and contrast (specification, section 9). */
export const pageFilter = ({ colourShift, contrast }: Readonly<Settings>): string =>
  (colourShift === 'none' ? '' : `hue-rotate(${colourShift}deg)`) +
  (contrast ? 'contrast(150%)' : '');

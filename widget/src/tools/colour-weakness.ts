import { colourShifts } from '../settings/settings';
import type { Tool } from './tool';

const eye = 'M2 11s4-7 10-7 10 7 10 7-4 7-10 7S2 11 2 11M12 8a3 3 0 1 0 0 6 3 3 0 1 0 0-6';

/** Marks under the eye, one for each step away from none: the state without colour. */
const marks = { none: '', '-30': 'M11 22h2', '30': 'M8 22h2m4 0h2', '90': 'M5 22h2m4 0h2m4 0h2' };

export const colourWeakness: Tool = {
  name: 'colour-weakness',
  icon: (settings) => eye + marks[settings.colourShift],
  press(settings) {
    const next = (colourShifts.indexOf(settings.colourShift) + 1) % colourShifts.length;
    const shift = colourShifts[next] ?? 'none';
    return { patch: { colourShift: shift }, say: next ? 'colourShift' : 'colourNone', shift };
  },
};

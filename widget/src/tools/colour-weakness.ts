import type { Settings } from '../shared/options';
import type { Tool } from './tool';

type Shift = Settings['colourShift'];

/** Successor of each shift, and the marks under the eye icon, which show the state without colour. */
const steps: Readonly<Record<Shift, readonly [next: Shift, marks: string]>> = {
  none: ['-30', ''],
  '-30': ['30', 'M11 22h2'],
  '30': ['90', 'M8 22h2m4 0h2'],
  '90': ['none', 'M5 22h2m4 0h2m4 0h2'],
};

export const colourWeakness: Tool = {
  name: 'colour-weakness',
  icon: (settings) =>
    `M2 11s4-7 10-7 10 7 10 7-4 7-10 7S2 11 2 11M12 8a3 3 0 1 0 .1 0${steps[settings.colourShift][1]}`,
  press(settings) {
    const [shift] = steps[settings.colourShift];
    return { patch: { colourShift: shift }, say: shift === 'none' ? 'off' : 'colourShift', shift };
  },
};

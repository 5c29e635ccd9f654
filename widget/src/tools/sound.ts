import type { Tool } from './tool';

const speaker = 'M4 9v6h4l5 4V5L8 9z';

/** Sound brings pointer reading with it, and takes it away (specification, section 4). */
export const sound: Tool = {
  name: 'sound',
  icon: (settings) =>
    speaker + (settings.sound ? 'M16 9a4 4 0 0 1 0 6M19 6a9 9 0 0 1 0 12' : 'M16 10l5 5m0-5l-5 5'),
  pressed: (settings) => settings.sound,
  press: ({ sound: on }) => ({
    patch: { sound: !on, pointerReading: !on },
    say: on ? 'off' : 'on',
  }),
};

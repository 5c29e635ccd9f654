import type { Tool } from './tool';

/** A reader that is silent helps nobody: switched on, it brings sound along. */
export const pointerReading: Tool = {
  name: 'pointer-reading',
  icon: () =>
    'M9 14V5a1.7 1.7 0 0 1 3.4 0v6l5 1.3a2.4 2.4 0 0 1 1.8 2.8L18 21h-8l-4.6-5.6a1.7 1.7 0 0 1 2.5-2.3z',
  pressed: (settings) => settings.pointerReading,
  press: ({ pointerReading: on }) =>
    on
      ? { patch: { pointerReading: false }, say: 'off' }
      : { patch: { pointerReading: true, sound: true }, say: 'on' },
};

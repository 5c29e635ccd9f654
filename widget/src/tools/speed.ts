import type { Tool } from './tool';

export const speed: Tool = {
  name: 'speed',
  icon: (settings) => `M5 19a9 9 0 1 1 14 0M12 14l${settings.speed === 'fast' ? 4 : -4}-4`,
  pressed: (settings) => settings.speed === 'fast',
  press: (settings) =>
    settings.speed === 'fast'
      ? { patch: { speed: 'normal' }, say: 'speedNormal' }
      : { patch: { speed: 'fast' }, say: 'speedFast' },
};

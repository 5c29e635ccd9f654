import { describe, expect, it } from 'vitest';
import { settingsFrom } from '../settings/settings';
import { pageFilter } from './filters';
import { settingRules } from './setting-rules';
import { zoomRules } from './zoom';

const defaults = settingsFrom(() => undefined);

describe('CSS rules for the host page', () => {
  it('are none by default except the zoom variable', () => {
    expect(pageFilter(defaults) + settingRules(defaults)).toBe('');
    expect(zoomRules(1)).toBe(':root{--a11y-toolbar-zoom:1}');
  });

  it('combine hue shift and contrast in one filter', () => {
    expect(pageFilter({ ...defaults, contrast: true })).toBe('contrast(150%)');
    expect(pageFilter({ ...defaults, colourShift: '-30', contrast: true })).toBe(
      'hue-rotate(-30deg)contrast(150%)',
    );
  });

  it('zoom the body and override important rules of the page', () => {
    expect(zoomRules(1.2)).toContain('>body{zoom:1.2!important}');
    expect(zoomRules(1.2)).toContain('--a11y-toolbar-zoom:1.2');
  });

  it('hide the native cursor under the large one', () => {
    expect(settingRules({ ...defaults, largeCursor: true })).toContain('cursor:none!important');
  });
});

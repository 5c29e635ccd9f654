import { describe, expect, it } from 'vitest';
import { settingsFrom } from '../settings/settings';
import { cursorRules } from './cursor';
import { pageFilter } from './filters';
import { zoomRules } from './zoom';

const defaults = settingsFrom(() => undefined);

describe('what is added to the page', () => {
  it('is nothing by default but the zoom for hosts that ask', () => {
    expect(pageFilter(defaults) + cursorRules(false)).toBe('');
    expect(zoomRules(1)).toBe(':root{--a11y-toolbar-zoom:1}');
  });

  it('is one filter for shift and contrast together', () => {
    expect(pageFilter({ ...defaults, contrast: true })).toBe('contrast(150%)');
    expect(pageFilter({ ...defaults, colourShift: '-30', contrast: true })).toBe(
      'hue-rotate(-30deg)contrast(150%)',
    );
  });

  it("zooms the body, and beats the page's own important rules", () => {
    expect(zoomRules(1.2)).toContain('>body{zoom:1.2!important}');
    expect(zoomRules(1.2)).toContain('--a11y-toolbar-zoom:1.2');
  });

  it('hides the small pointer under the large one', () => {
    expect(cursorRules(true)).toContain('cursor:none!important');
  });
});

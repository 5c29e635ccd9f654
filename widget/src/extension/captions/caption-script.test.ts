import { expect, test } from 'vitest';
import type { Settings } from '../../shared/options';
import { furtherEn, furtherZhCN } from '../messages';
import { captionScript } from './caption-script';
import { captionScripts, captionSizes, nextValue } from './caption-settings';
import { captionRules } from './caption-styles';

test('caption script goes through simplified, traditional and pinyin, each confirmed in both languages', () => {
  let settings = {} as Settings;
  for (const script of ['traditional', 'pinyin', 'simplified']) {
    const { patch, say } = captionScript.tool.press(settings);
    settings = { ...settings, ...patch };
    expect(settings.captionScript).toBe(script);
    expect(Object.keys(furtherZhCN)).toContain(say);
    expect(Object.keys(furtherEn)).toContain(say);
  }
});

test('choosing another script than the written one switches the caption on', () => {
  expect(captionScript.tool.press({} as Settings).patch?.caption).toBe(true);
  const last = { captionScript: 'pinyin', caption: false } as Settings;
  expect(captionScript.tool.press(last).patch).toEqual({ captionScript: 'simplified' });
});

test('text sizes begin with 53 px and go round', () => {
  expect(captionSizes[0]).toBe('53');
  const seen = new Set(captionSizes.map((size) => nextValue(captionSizes, size)));
  expect(seen.size).toBe(captionSizes.length);
  expect(nextValue(captionSizes, '40')).toBe('53');
});

test('lines of each script and size are at most the 146 px that the caption bar has for text', () => {
  for (const script of captionScripts) {
    for (const size of captionSizes) {
      const rules = captionRules(script, size);
      expect(rules).toContain('max-height:146px');
      if (script === 'pinyin')
        expect(1.1 * Number(size) + 1.2 * 0.4 * Number(size)).toBeLessThan(146);
    }
  }
});

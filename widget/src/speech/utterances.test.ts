import fc from 'fast-check';
import { expect, test } from 'vitest';
import { planUtterances } from './utterances';

const withoutSpaces = (text: string) => text.replace(/\s+/g, '');

test('short parts in several languages share a caption page', () => {
  const parts = [
    { text: '鼎 ', lang: 'zh-CN', isPrivate: false },
    { text: 'ding', lang: 'en', isPrivate: false },
  ];
  expect(planUtterances(parts).map(({ text, caption }) => [text, caption])).toEqual([
    ['鼎', '鼎 ding'],
    ['ding', ''],
  ]);
});

test('the utterances and the captions of any parts have every character in order', () => {
  const text = fc.oneof(
    fc.string({ unit: fc.constantFrom(...Array.from('鼎簋，。“”1.a ')), maxLength: 150 }),
    fc.string({ unit: 'binary', maxLength: 40 }),
  );
  const part = fc.record({ text, lang: fc.constantFrom('zh-CN', 'en'), isPrivate: fc.boolean() });
  fc.assert(
    fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
      const utterances = planUtterances(parts);
      const all = withoutSpaces(parts.map((each) => each.text).join(''));
      expect(withoutSpaces(utterances.map((each) => each.text).join(''))).toBe(all);
      expect(withoutSpaces(utterances.map((each) => each.caption).join(''))).toBe(all);
    }),
  );
});

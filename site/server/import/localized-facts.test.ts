import { expect, test } from 'vitest';
import { localizedFacts } from './localized-facts';

test('a fact in two languages is one fact, and one without stands in both', () => {
  expect(localizedFacts({ post_zh: '馆长', post_en: 'Director', number: '2024-3' })).toEqual({
    zh: { post: '馆长', number: '2024-3' },
    en: { post: 'Director', number: '2024-3' },
  });
});

test('a fact that is told in one language only is not told in the other', () => {
  expect(localizedFacts({ post_zh: '馆长', post_en: '' })).toEqual({
    zh: { post: '馆长' },
    en: {},
  });
  expect(localizedFacts()).toEqual({ zh: {}, en: {} });
});

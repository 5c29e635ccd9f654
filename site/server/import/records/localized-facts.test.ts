import { expect, test } from 'vitest';
import { localizeFacts } from './localized-facts';

test('a fact with language suffixes is split by language, one without is in both', () => {
  expect(localizeFacts({ post_zh: '馆长', post_en: 'Director', number: '2024-3' })).toEqual({
    zh: { post: '馆长', number: '2024-3' },
    en: { post: 'Director', number: '2024-3' },
  });
});

test('a fact that is empty in one language is omitted there', () => {
  expect(localizeFacts({ post_zh: '馆长', post_en: '' })).toEqual({
    zh: { post: '馆长' },
    en: {},
  });
  expect(localizeFacts()).toEqual({ zh: {}, en: {} });
});

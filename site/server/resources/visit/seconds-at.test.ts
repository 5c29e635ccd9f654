import { expect, test } from 'vitest';
import { secondsAt } from './seconds-at';

test.each([
  ['', 'zh', 60],
  [`<p>${'字'.repeat(100)}</p>`, 'zh', 80],
  [`<p>${'字'.repeat(5_000)}</p>`, 'zh', 180],
  [`<p>${'word '.repeat(60)}</p>`, 'en', 80],
] as const)('an object with the text %.20s… in %s takes %i seconds', (text, language, seconds) => {
  expect(secondsAt(text, language)).toBe(seconds);
});

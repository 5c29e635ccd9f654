import { expect, test } from 'vitest';
import { en } from './words-en';

test('the English words are English', () => {
  const words = Object.values(en).map((word) =>
    typeof word === 'function' ? [word(1 as never), word(2 as never)] : word,
  );
  expect(JSON.stringify(words)).not.toMatch(/\p{Script=Han}/u);
});

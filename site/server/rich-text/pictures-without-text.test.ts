import { expect, test } from 'vitest';
import { picturesWithoutText } from './pictures-without-text';

test('pictures without a text are counted at any depth', () => {
  expect(picturesWithoutText('<p><img alt="鼎"><b><img alt=" "></b><img></p>')).toBe(2);
  expect(picturesWithoutText(`${'<b>'.repeat(33_000)}<img>`)).toBe(1);
});

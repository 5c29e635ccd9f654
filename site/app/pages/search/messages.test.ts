import { expect, test } from 'vitest';
import { en } from './messages-en';

test('English messages of the search page contain no Chinese characters', () => {
  const messages = Object.values(en).map((message) =>
    typeof message === 'function' ? [message(1 as never), message(2 as never)] : message,
  );
  expect(JSON.stringify(messages)).not.toMatch(/\p{Script=Han}/u);
});

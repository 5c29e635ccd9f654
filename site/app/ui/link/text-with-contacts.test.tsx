import { expect, test } from 'vitest';
import { setUpRendering } from '../../testing/render';
import { TextWithContacts } from './text-with-contacts';

const render = setUpRendering();

test('phone numbers and e-mail addresses of a text are links', async () => {
  const text = '000-8800 1966, +86 10 8800 1966, shop@museum.example; not 000-0-2026-0006-X';
  const box = await render(<TextWithContacts text={text} />);
  expect(box.textContent).toBe(text);
  expect([...box.querySelectorAll('a')].map(({ outerHTML }) => outerHTML)).toEqual([
    '<a href="tel:00088001966">000-8800 1966</a>',
    '<a href="tel:+861088001966">+86 10 8800 1966</a>',
    '<a href="mailto:shop@museum.example">shop@museum.example</a>',
  ]);
});

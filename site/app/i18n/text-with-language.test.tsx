import { expect, test } from 'vitest';
import { setUpRendering } from '../testing/render';
import { TextWithLanguage } from './text-with-language';

const render = setUpRendering();

test('Chinese characters in an English text get lang="zh"', async () => {
  const container = await render(<TextWithLanguage text="Cauldron (鼎, ding)" />, 'en');
  expect(container.innerHTML).toBe('Cauldron (<span lang="zh">鼎</span>, ding)');
});

test('English line on a Chinese page gets lang="en", a word in a Chinese line does not', async () => {
  const credit = <TextWithLanguage text="Gift of the John Huntington Art Trust" />;
  expect((await render(credit)).innerHTML).toContain('<span lang="en">');
  expect((await render(<TextWithLanguage text="CC0 授权" />)).innerHTML).toBe('CC0 授权');
  expect((await render(<TextWithLanguage text="28.9" />)).innerHTML).toBe('28.9');
});

test('markup in a passage is rendered as text', async () => {
  const container = await render(<TextWithLanguage text="<b>鼎</b>" />, 'en');
  expect(container.textContent).toBe('<b>鼎</b>');
});

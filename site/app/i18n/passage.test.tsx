import { expect, test } from 'vitest';
import { setUpRendering } from '../testing/render';
import { Passage } from './passage';

const render = setUpRendering();

test('Chinese characters in an English text get lang="zh"', async () => {
  const container = await render(<Passage text="Cauldron (鼎, ding)" />, 'en');
  expect(container.innerHTML).toBe('Cauldron (<span lang="zh">鼎</span>, ding)');
});

test('English line on a Chinese page gets lang="en", a word in a Chinese line does not', async () => {
  const credit = <Passage text="Gift of the John Huntington Art Trust" />;
  expect((await render(credit)).innerHTML).toContain('<span lang="en">');
  expect((await render(<Passage text="CC0 授权" />)).innerHTML).toBe('CC0 授权');
  expect((await render(<Passage text="28.9" />)).innerHTML).toBe('28.9');
});

test('markup in a passage is rendered as text', async () => {
  const container = await render(<Passage text="<b>鼎</b>" />, 'en');
  expect(container.textContent).toBe('<b>鼎</b>');
});

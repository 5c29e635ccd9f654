import { expect, test } from 'vitest';
import { Museum, Routed, fakeService, page } from '../../testing/museum';
import { setUpRendering } from '../../testing/render';
import { ShopPage } from './shop-page';

const render = setUpRendering();

async function headingsOf(parts: unknown[]) {
  window.location.hash = '#/Home';
  const box = await render(
    <Museum service={fakeService({ contentPage: page(parts) })}>
      <Routed pages={{ shop: () => Promise.resolve(ShopPage) }} />
    </Museum>,
  );
  return {
    text: box.textContent,
    headings: [...box.querySelectorAll('h2')].map(({ textContent }) => textContent),
  };
}

test('shop page without content shows an empty message and no heading', async () => {
  const { text, headings } = await headingsOf([]);
  expect(headings).toEqual([]);
  expect(text).toContain('这个栏目还没有内容');
});

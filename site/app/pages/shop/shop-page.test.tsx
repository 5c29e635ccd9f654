import { expect, test } from 'vitest';
import { TestProviders, TestRouter, createFakeService, pageResponse } from '../../testing/test-app';
import { setUpRendering } from '../../testing/render';
import ShopPage from './shop-page';

const render = setUpRendering();

async function headingsOf(parts: unknown[]) {
  window.location.hash = '#/Home';
  const box = await render(
    <TestProviders service={createFakeService({ contentPage: pageResponse(parts) })}>
      <TestRouter pages={{ shop: ShopPage }} />
    </TestProviders>,
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

import { expect, test } from 'vitest';
import { TestProviders, TestRouter, createFakeService, listResponse } from '../../testing/test-app';
import { getElement, setUpRendering } from '../../testing/render';
import { Product } from './product';

const render = setUpRendering();

test('product without a story has no story section, and its object without a picture a drawing', async () => {
  window.location.hash = '#/';
  const object = { id: 'ding', title: '鼎', date: '商', material: 'bronze', images: [] };
  const product = {
    id: 'mug',
    categoryCode: 'Home',
    title: '杯',
    summary: '',
    content: '',
    thumbImg: '',
    images: [],
    publishedAt: '2026-11-07T09:00:00+08:00',
    linkUrl: '',
    tags: [],
    parts: [
      { kind: 'origin', id: 'o', title: '', content: '', images: [], facts: {}, object: 'ding' },
    ],
  };
  const box = await render(
    <TestProviders service={createFakeService({ exhibitDetail: listResponse([object]) })}>
      <TestRouter pages={{ home: () => <Product product={product} /> }} />
    </TestProviders>,
  );
  expect(box.querySelector('#product-story')).toBeNull();
  // The drawing fills the column of the picture; without it the title would wrap after each word there.
  expect(getElement(box, '.origin a').children).toHaveLength(2);
});

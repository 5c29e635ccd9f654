import { expect, test } from 'vitest';
import { Museum, Routed, fakeService, rows } from '../../testing/museum';
import { find, setUpRendering } from '../../testing/render';
import { Product } from './product';

const render = setUpRendering();

test('a product without story and an object without picture leave no gap', async () => {
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
    <Museum service={fakeService({ exhibitDetail: rows([object]) })}>
      <Routed pages={{ home: () => Promise.resolve(() => <Product product={product} />) }} />
    </Museum>,
  );
  expect(box.querySelector('#product-story')).toBeNull();
  // A drawing in the picture's column: without one the title would stand there, a word a line.
  expect(find(box, '.origin a').children).toHaveLength(2);
});

import { expect, test } from 'vitest';
import { makeImage } from '../../testing/records';
import { getElement, setUpRendering } from '../../testing/render';
import { Cover } from './cover';

const render = setUpRendering();
const source = { type: 'image/avif', srcset: '/media/tall.avif 800w' };

test('cover is loaded at once, described and has its portrait version for tall screens', async () => {
  const image = makeImage({ upright: { width: 800, height: 1000, sources: [source] } });
  const box = await render(<Cover image={image} />);
  const picture = getElement(box, 'img');
  expect(picture.getAttribute('alt')).toBe('湖边的展厅');
  expect(picture.getAttribute('loading')).toBe('eager');
  expect(picture.getAttribute('fetchpriority')).toBe('high');
  const [tall, ...others] = box.querySelectorAll('source');
  expect(tall?.getAttribute('media')).toContain('max-aspect-ratio');
  expect(tall?.getAttribute('srcset')).toBe('/media/tall.avif 800w');
  expect(others).toEqual([]);
});

test('cover without a portrait version has one version for all screens', async () => {
  const box = await render(<Cover image={makeImage({ alt: '' })} />);
  expect(box.querySelector('source')).toBeNull();
  expect(getElement(box, 'img').getAttribute('alt')).toBe('');
});

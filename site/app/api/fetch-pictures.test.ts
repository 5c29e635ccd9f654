import { afterEach, expect, test } from 'vitest';
import { page, rows } from '../testing/museum';
import { fetchPictures } from './fetch-pictures';

const how = { count: 2, sizes: '45vw' };
const image = (name: string) => ({
  images: [{ sources: [{ type: 'image/avif', srcset: `/media/${name}.avif 400w` }] }],
});
const answered = (answer: unknown) => Promise.resolve(Response.json(answer));
const links = () => [...document.head.querySelectorAll('link')];

afterEach(() => {
  for (const link of links()) link.remove();
});

test('the first pictures of a page of records are fetched as they will be shown', async () => {
  await fetchPictures(answered(page([image('a'), image('b'), image('c')])), how);
  expect(links().map((each) => [each.rel, each.imageSrcset, each.imageSizes])).toEqual([
    ['preload', '/media/a.avif 400w', '45vw'],
    ['preload', '/media/b.avif 400w', '45vw'],
  ]);
});

test('that of a single record too', async () => {
  await fetchPictures(answered(rows([image('a')])), how);
  expect(links()).toHaveLength(1);
});

test.each([null, 'x', {}, rows([null, { images: 'x' }]), page([{ images: [{ sources: [{}] }] }])])(
  'an answer without pictures fetches none: %j',
  async (answer) => {
    await fetchPictures(answered(answer), how);
    expect(links()).toHaveLength(0);
  },
);

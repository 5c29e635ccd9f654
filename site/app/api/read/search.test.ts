import { expect, test } from 'vitest';
import { readSearchHit } from './search';

const hit = {
  id: 'yuanding',
  kind: 'object',
  categoryCode: 'ExcellentCollection',
  title: '圆鼎',
  titleMarked: '圆<mark>鼎</mark>',
  snippet: '<mark>鼎</mark>',
  route: '/Collection/ExcellentCollection/yuanding',
  thumbImg: '/media/a.jpg',
};

test('valid search hit is read unchanged', () => {
  expect(readSearchHit(hit)).toEqual(hit);
});

test.each(['javascript:alert(1)', '//evil.example', '/\\evil.example', 'https://evil.example', ''])(
  'search hit with the route %j is left out',
  (route) => {
    expect(readSearchHit({ ...hit, route })).toBeUndefined();
  },
);

test('search hit of an unknown kind is read as article, without a title with its id', () => {
  expect(readSearchHit({ ...hit, kind: 'x', title: 1e999 })).toMatchObject({
    kind: 'article',
    title: 'yuanding',
  });
});

import { expect, test } from 'vitest';
import { readSearchHit } from './search-hit';

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

test('a hit is read as it was sent', () => {
  expect(readSearchHit(hit)).toEqual(hit);
});

test.each(['javascript:alert(1)', '//evil.example', '/\\evil.example', 'https://evil.example', ''])(
  'a hit that would lead to %j is left out',
  (route) => {
    expect(readSearchHit({ ...hit, route })).toBeUndefined();
  },
);

test('a hit of an unknown kind is an article, one without a title shows its id', () => {
  expect(readSearchHit({ ...hit, kind: 'x', title: 1e999 })).toMatchObject({
    kind: 'article',
    title: 'yuanding',
  });
});

import { expect, test } from 'vitest';
import { matchRoute } from '../../router/match-route';
import { routeTrail } from './route-trail';

function trail(address: string): string[] {
  const [path = '', query] = address.split('?');
  const match = matchRoute(path, query);
  if (!match) throw new Error(`${address} is no route`);
  return routeTrail(match).map(({ name }) => name);
}

test.each([
  ['/News', ['News']],
  ['/News/Snews/ActNews', ['News', 'Snews', 'ActNews']],
  ['/Exhibition/BaseExhibition/bronze', ['Exhibition', 'BaseExhibition']],
  ['/Collection/AncientBooks/lunyu', ['Collection', 'AncientBooks']],
  ['/DigitalMuseum/Video/Video/a', ['DigitalMuseum', 'Video']],
  ['/Research/Professional?third=PreExperts', ['Research', 'Professional', 'PreExperts']],
  ['/Survey/Rules/Rules/a', ['Survey', 'Rules']],
  ['/Culture_product_detail?id=mug', ['Home']],
])('breadcrumbs of %s are %j', (path, names) => {
  expect(trail(path)).toEqual(names);
});

test('breadcrumbs of an entry end with the list of its own category', () => {
  expect(trail('/News/ActNews/a')).toEqual(['News', 'Snews', 'ActNews']);
  expect(trail('/DigitalMuseum/Music/a')).toEqual(['DigitalMuseum', 'Music']);
});

test('breadcrumbs ignore a category in the address that belongs to another route', () => {
  expect(trail('/News/Collection/a')).toEqual(['News']);
  expect(trail('/News/nonsense/a')).toEqual(['News']);
});

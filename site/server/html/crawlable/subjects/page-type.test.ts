import { expect, test } from 'vitest';
import { findRoute } from '../../../../contract/shared/route-paths';
import { routes } from '../../../../contract/shared/routes';
import { pageTypeOf } from './page-type';

const typeOf = (name: string) => {
  const route = findRoute(name);
  if (!route) throw new Error(`There is no route ${name}.`);
  return pageTypeOf(route);
};

test.each(['Admission', 'AppointExplain', 'VolCard', 'ClassVisit', 'RoutePlanner', 'MyCollection'])(
  'page of the form or tool %s is a WebPage',
  (name) => {
    expect(typeOf(name)).toBe('WebPage');
  },
);

test.each([
  ['LostFund', 'ContactPage'],
  ['Privacy', 'WebPage'],
  ['Organization', 'WebPage'],
  ['Survey', 'CollectionPage'],
  ['FriendLink', 'CollectionPage'],
])('page %s is a %s', (name, type) => {
  expect(typeOf(name)).toBe(type);
});

test('every list whose records have pages is a CollectionPage', () => {
  const lists = routes.filter(({ detail }) => detail !== undefined);
  expect(lists.length).toBeGreaterThan(0);
  expect(lists.filter((list) => pageTypeOf(list) !== 'CollectionPage')).toEqual([]);
});

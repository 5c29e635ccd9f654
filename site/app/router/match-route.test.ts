import { expect, test } from 'vitest';
import { routes } from '../../contract/shared/routes';
import { matchRoute } from './match-route';

test('every route of the table matches its own path', () => {
  for (const route of routes) {
    const [path = '', query] = route.path.replace(/:(\w+)/g, 'some-$1').split('?');
    expect(matchRoute(path, query)?.route.name).toBe(route.name);
  }
});

test('static path takes precedence over a path with parameters', () => {
  expect(matchRoute('/News/Snews/OpenExhibition')?.route.name).toBe('OpenExhibition');
  expect(matchRoute('/News/Snews/some-entry')).toEqual({
    route: expect.objectContaining({ name: 'NewsDetail' }) as unknown,
    params: { code: 'Snews', id: 'some-entry' },
  });
});

test('route parameters are percent-decoded', () => {
  expect(matchRoute('/Collection/ExcellentCollection/%E9%BC%8E%2F1')?.params).toEqual({
    id: '鼎/1',
  });
});

test('unknown path, or one in another case, matches no route', () => {
  expect(matchRoute('/nowhere')).toBeUndefined();
  expect(matchRoute('/news')).toBeUndefined();
  expect(matchRoute('/javascript:alert(1)')).toBeUndefined();
});

test('query selects a variant of its own page only; an unknown value selects none', () => {
  const named = (path: string, query: string) => matchRoute(path, query)?.route.name;
  expect(named('/Research/Professional', '?third=PreExperts&x=1')).toBe('PreExperts');
  expect(named('/Research/Professional', '?third=Nobody')).toBe('Professional');
  expect(named('/Research/Professional/a', '?third=PreExperts')).toBe('ProfessionalDetail');
  expect(named('/Research', '?third=PreExperts')).toBe('Research');
});

test('trailing slash is ignored, an empty segment is no parameter', () => {
  expect(matchRoute('/News/')?.route.name).toBe('News');
  expect(matchRoute('/')?.route.page).toBe('home');
  expect(matchRoute('/Collection/ExcellentCollection//')?.route.name).toBe('ExcellentCollection');
  expect(matchRoute('/News//a')).toBeUndefined();
});

test('malformed percent-encoding is taken literally', () => {
  expect(matchRoute('/Collection/ExcellentCollection/100%')?.params).toEqual({ id: '100%' });
});

import { expect, test } from 'vitest';
import { recordRoute } from './record-route';

const article = (categoryCode: string, area: string) =>
  recordRoute({ kind: 'article', id: 'x', categoryCode, area });

test.each([
  ['an article of a list', article('Notice', 'News'), '/News/Notice/x'],
  ['the article of a page without list', article('TourGuide', 'Service'), '/Service/TourGuide'],
  ['an article of a category without a route', article('Unlisted', 'News'), '/News/Unlisted/x'],
  ['an article without a route', article('Unlisted', 'Nowhere'), undefined],
  [
    'a product of the shop',
    recordRoute({ kind: 'product', id: 'mug', categoryCode: 'Home', area: 'Service' }),
    '/Culture_product_detail?id=mug',
  ],
  [
    'an object',
    recordRoute({ kind: 'object', id: 'x/y', categoryCode: 'ExcellentCollection', area: '' }),
    '/Collection/ExcellentCollection/x%2Fy',
  ],
  [
    'an activity',
    recordRoute({ kind: 'activity', id: 'talk', categoryCode: 'Activities', area: 'Service' }),
    '/Service/Activities/talk',
  ],
  [
    'an exhibition',
    recordRoute({
      kind: 'exhibition',
      id: 'x',
      categoryCode: 'ExhibitiomReview',
      area: 'Exhibition',
    }),
    '/Exhibition/ExhibitiomReview/x',
  ],
])('the route of a search hit: %s', (_, route, expected) => {
  expect(route).toBe(expected);
});

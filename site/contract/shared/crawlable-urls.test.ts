import { expect, test } from 'vitest';
import { routeUrl } from './crawlable-urls';

const inMenu = new Set(['News', 'Notice']);

test.each([
  ['/News/Notice', '/p/zh/News/Notice'],
  ['/News?page=3', '/p/zh/News?page=3'],
  ['/News/Notice/a', '/p/zh/News/Notice/a'],
  ['/', '/p/zh/'],
  ['/Culture_product_detail?id=mug', '/p/zh/Culture_product_detail?id=mug'],
  // Routes without a crawlable page are linked in the app.
  ['/Service/TourGuide', '/#/Service/TourGuide'],
  ['/Search?keyword=a', '/#/Search?keyword=a'],
])('link to the route %s is %s', (address, href) => {
  expect(routeUrl(address, 'zh', (name) => inMenu.has(name))).toBe(href);
});

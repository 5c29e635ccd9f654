import { expect, test } from 'vitest';
import type { Category } from '../../../contract/schemas/category';
import { noscriptSiteMap } from './noscript-site-map';

const category = (categoryCode: string, visible = true) =>
  ({
    ...{ id: categoryCode, categoryCode, categoryName: categoryCode, parent_id: null, visible },
  }) as Category;

test('noscript site map links the crawlable page of every visible route, with the app’s hash as id', () => {
  const html = String(noscriptSiteMap('en', [category('News'), category('Survey', false)]));
  expect(html).toMatch(/<li id="\/News">.*<a href="\/p\/en\/News">News<\/a>/);
  expect(html).toContain('<a href="/p/en/">');
  expect(html).not.toContain('Survey');
  expect(html).not.toContain(':id');
});

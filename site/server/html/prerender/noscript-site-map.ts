import type { Category } from '../../../contract/schemas/category';
import { isRecordRoute } from '../../../contract/shared/route-paths';
import { routeTitles } from '../../../contract/shared/route-titles';
import { titleOfRoute } from '../../../contract/shared/route-titles/title-of-route';
import { routes } from '../../../contract/shared/routes';
import { editions, type Edition } from '../../../contract/shared/sites';
import { markup, type Markup } from '../shared/markup';
import { buildMenu } from '../shared/menu';

const texts = {
  zh: {
    title: '简明版的全部栏目',
    hint: '不启用 JavaScript 时，页面在简明版中：',
  },
  en: {
    title: 'All sections as plain pages',
    hint: 'Without JavaScript, this page is here:',
  },
} as const;

/**
 * Site map for browsers without JavaScript. The id of each item is the app's hash, so a link to `#/News`
 * scrolls to the link to the crawlable page of that route.
 */
export function noscriptSiteMap(edition: Edition, categories: readonly Category[]): Markup {
  const { language } = editions[edition];
  const menu = buildMenu(categories);
  const listed = routes.filter(
    (route) =>
      !isRecordRoute(route) &&
      !route.path.includes('?') &&
      (route.page === 'home' || menu.find(route.name) !== undefined),
  );
  const { title, hint } = texts[language];
  const links = listed.map(
    (route) =>
      markup`<li id="${route.path}"><span>${hint}</span> <a href="/p/${edition}${route.path}">${titleOfRoute(routeTitles[language], route)}</a></li>
`,
  );
  return markup`<nav class="plain-pages" aria-labelledby="plain-pages"><h2 id="plain-pages">${title}</h2>
<ul>${links}</ul></nav>`;
}

import type { Page } from '@playwright/test';
import { routes, type Route } from '../../contract/routes';
import type { TreeNode } from '../category-tree';
import { expect } from '../fixtures';

const words = {
  zh: { crumbs: '当前位置', side: '本栏目', home: '首页' },
  en: { crumbs: 'You are here', side: 'In this section', home: 'Home' },
} as const;

/** The page says where it is: by the way from home, in the main menu and in the side menu. */
export async function expectPlace(
  page: Page,
  language: keyof typeof words,
  tree: readonly TreeNode[],
  route: Route,
): Promise<void> {
  const { name, meta } = route;
  const list = meta?.noMargin ? route : await listOnTheWay(page, language, route);
  const up = (node: TreeNode | undefined) => tree.find(({ id }) => id === node?.parent_id);
  const own = tree.find(({ categoryCode }) => categoryCode === list.name);
  let top = own;
  while (up(top)) top = up(top);

  const current = page.locator('header nav [data-current] > .name');
  await expect(current, `${name}: the menu entry that is marked`).toHaveText(
    name === 'Index' ? [] : [top?.categoryName ?? 'none'],
  );
  const isSecond = !meta?.noMargin && list === route && own !== top;
  // An area's own contents, in its main part, bear the same name.
  const side = page
    .getByRole('navigation', { name: words[language].side })
    .and(page.locator(':not(main *)'));
  await expect(side, `${name}: the side menu`).toHaveCount(isSecond ? 1 : 0);
  if (isSecond) {
    await expect(side.locator('[aria-current=page]')).toHaveText([own?.categoryName ?? 'none']);
  }
}

/** The page above a record, the page itself where it is none: the last step of the way from home. */
async function listOnTheWay(
  page: Page,
  language: keyof typeof words,
  route: Route,
): Promise<Route> {
  const { crumbs, home } = words[language];
  const steps = page.getByRole('navigation', { name: crumbs }).getByRole('listitem');
  await expect(steps.first(), `${route.name}: the way begins at home`).toHaveText(home);
  const last = steps.last();
  if (route.meta?.parent === undefined) {
    const heading = page.getByRole('heading', { level: 1 });
    await expect(last.locator('[aria-current=page]')).toHaveText(await heading.innerText());
    return route;
  }
  const href = (await last.getByRole('link').getAttribute('href')) ?? '';
  const list = routes.find(({ path }) => `#${path}` === href);
  if (!list) throw new Error(`${route.name}: no list at ${href}`);
  const leads = list.detail === route.name || list.name === route.meta.parent;
  expect(leads, `${route.name} stands below ${list.name}`).toBe(true);
  return list;
}

import type { Page } from '@playwright/test';
import { routes, type Route } from '../../contract/shared/routes';
import type { TreeNode } from '../category-tree';
import { expect } from '../fixtures';

const messages = {
  zh: { crumbs: '当前位置', side: '本栏目', home: '首页' },
  en: { crumbs: 'You are here', side: 'Section menu', home: 'Home' },
} as const;

/** Asserts the current location in breadcrumbs, main menu and side menu. */
export async function expectLocation(
  page: Page,
  language: keyof typeof messages,
  tree: readonly TreeNode[],
  route: Route,
): Promise<void> {
  const { name, meta } = route;
  const list = meta?.noMargin ? route : await listInBreadcrumbs(page, language, route);
  const parentOf = (node: TreeNode | undefined) => tree.find(({ id }) => id === node?.parent_id);
  const ownCategory = tree.find(({ categoryCode }) => categoryCode === list.name);
  let topCategory = ownCategory;
  while (parentOf(topCategory)) topCategory = parentOf(topCategory);

  const current = page.locator('header nav [data-current] > .name');
  await expect(current, `${name}: marked menu entry`).toHaveText(
    name === 'Index' ? [] : [topCategory?.categoryName ?? 'none'],
  );
  const isSecond = !meta?.noMargin && list === route && ownCategory !== topCategory;
  // The index of an area page, in `main`, has the same name.
  const side = page
    .getByRole('navigation', { name: messages[language].side })
    .and(page.locator(':not(main *)'));
  await expect(side, `${name}: side menu`).toHaveCount(isSecond ? 1 : 0);
  if (isSecond) {
    await expect(side.locator('[aria-current=page]')).toHaveText([
      ownCategory?.categoryName ?? 'none',
    ]);
  }
}

/** The list route above a record, or the route itself, by the last breadcrumb. */
async function listInBreadcrumbs(
  page: Page,
  language: keyof typeof messages,
  route: Route,
): Promise<Route> {
  const { crumbs, home } = messages[language];
  const steps = page.getByRole('navigation', { name: crumbs }).getByRole('listitem');
  await expect(steps.first(), `${route.name}: breadcrumbs start at home`).toHaveText(home);
  const last = steps.last();
  if (route.meta?.parent === undefined) {
    const heading = page.getByRole('heading', { level: 1 });
    await expect(last.locator('[aria-current=page]')).toHaveText(await heading.innerText());
    return route;
  }
  const href = (await last.getByRole('link').getAttribute('href')) ?? '';
  const list = routes.find(({ path }) => `#${path}` === href);
  if (!list) throw new Error(`${route.name}: no list at ${href}`);
  const isParent = list.detail === route.name || list.name === route.meta.parent;
  expect(isParent, `${list.name} is the parent of ${route.name}`).toBe(true);
  return list;
}

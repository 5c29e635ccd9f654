import { hasRole, type StaffRole } from '../contract/shared/desk/roles';
import { deskPages } from '../desk/pages/desk-pages';
import { openDesk } from './desk-account';
import { expect, test } from './fixtures';

const roles: readonly (readonly [name: string, role: StaffRole])[] = [
  ['front-desk', 'frontDesk'],
  ['editor', 'editor'],
];

for (const [name, role] of roles) {
  test(`menu has the pages of ${name} alone, and each other page is refused by its address`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await openDesk(page, name);
    const links = page.getByRole('navigation').getByRole('link');
    const paths = await links.evaluateAll((all) =>
      all.map((link) => (link as HTMLAnchorElement).hash.slice(1)),
    );
    const own = deskPages.filter((each) => hasRole([role], each.roles));
    expect(paths).toEqual(own.map(({ path }) => path));
    const refused = page.getByRole('heading', { name: '您的角色不能打开这一页。' });
    for (const { path } of deskPages.filter((each) => !own.includes(each))) {
      // The account is a page of every role.
      await page.goto('/desk/#/account');
      await expect(refused).toHaveCount(0);
      await page.goto(`/desk/#${path}`);
      await expect(refused, path).toBeVisible();
    }
  });
}

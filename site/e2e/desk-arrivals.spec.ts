import { bookings } from '../server/db/schema';
import { openDesk } from './desk-account';
import { expect } from './fixtures';
import { testWithOwnService } from './moved-clock/own-service';

const hour = 3_600_000;

const test = testWithOwnService(() => {
  const startAt = new Date();
  const entry = (code: string, people: number) => ({
    ...{ code, people, kind: 'admission' as const, slotId: `admission/${code}`, name: '柳岚' },
    ...{ phone: '13600136000', startAt, endAt: new Date(startAt.getTime() + hour) },
    createdAt: startAt,
  });
  return {
    fill: async (db) => {
      await db.insert(bookings).values([entry('ABC234', 2), entry('DEF567', 3)]);
    },
  };
});

// The start of the service counts as part of a test.
test.describe.configure({ timeout: 180_000 });

test('menu and page Today count the people with an entry booking of today, and follow an arrival', async ({
  page,
  service,
}) => {
  await openDesk(page, 'front-desk', service.settings);
  const entries = page.getByRole('navigation').getByRole('link', { name: /^入馆预约/ });
  await expect(entries).toHaveText(/今天待到 5 人$/);
  const tile = page.getByRole('main').getByRole('link', { name: /入馆预约/ });
  await expect(tile).toContainText('已到 0 人，共预约 5 人');
  await tile.click();
  await expect(page.getByRole('heading', { name: '当日名单', level: 1 })).toBeVisible();
  const arrivals = page.getByRole('region', { name: '到场登记' });
  await arrivals.getByLabel('编号').fill('abc 234');
  await page.keyboard.press('Enter');
  await expect(arrivals.getByRole('status')).toContainText('已登记：柳岚 · 2 人');
  await expect(entries).toHaveText(/今天待到 3 人$/);
  await page.getByRole('link', { name: '今日', exact: true }).click();
  await expect(tile).toContainText('已到 2 人，共预约 5 人');
});

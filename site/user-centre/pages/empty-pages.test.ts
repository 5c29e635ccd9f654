import { expect, test } from 'vitest';
import { routes } from '../../contract/shared/routes';
import { createTokenStore } from '../../session/token-store';
import { zh } from '../messages/messages-zh';
import type { Context, Page } from '../shared/context';
import { createMemberClient } from '../shared/member-client';
import { bookingsPage } from './bookings';
import { favouritesPage } from './favourites';
import { pointsPage } from './points';

const empty = { rows: [], records: [], total: 0, balance: 0 };

const context: Context = {
  language: 'zh',
  messages: zh,
  client: createMemberClient({
    language: 'zh',
    tokens: createTokenStore(() => localStorage),
    locks: undefined,
    fetch: () =>
      Promise.resolve(new Response(JSON.stringify({ success: true, code: 0, data: empty }))),
  }),
  pageUrl: (page) => `/user-centre/${page}`,
  siteUrl: (route) => `/#${route}`,
  returnToSite: () => undefined,
  announce: () => undefined,
};

async function waysOf(page: Page): Promise<(string | null)[]> {
  const content = await page(context);
  const ways = [...content.querySelectorAll('.empty a')].map((link) => link.getAttribute('href'));
  const known = routes.map(({ path }) => `/#${path}`);
  expect(known).toEqual(expect.arrayContaining(ways));
  return ways;
}

test('page of the member without favourites leads to the collection', async () => {
  expect(await waysOf(favouritesPage)).toEqual([
    '/#/Collection/ExcellentCollection',
    '/#/Exhibition',
  ]);
});

test('page of the member without bookings leads to what can be booked', async () => {
  expect(await waysOf(bookingsPage)).toEqual([
    '/#/Service/Admission',
    '/#/Service/AppointExplain',
    '/#/Service/Activities',
  ]);
});

test('page of the member without points leads to what earns some', async () => {
  expect(await waysOf(pointsPage)).toEqual(['/#/Collection/ExcellentCollection', '/#/News']);
});

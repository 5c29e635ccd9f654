import { expect, test } from 'vitest';
import { useTestMuseum } from '../../testing/test-museum';

const museum = useTestMuseum();

const regular = {
  weekdays: ['tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
  hours: { opens: '09:00', lastEntry: '16:30', closes: '17:00' },
};

test.each([
  ['museum-zh', '1', '/', '周二至周日'],
  ['museum-en', '2', '/en/', 'Tuesday to Sunday'],
])('%s is site %s at %s, with its hours as “%s”', async (siteCode, id, website, text) => {
  expect(await museum.rows('siteDetail', { siteCode })).toEqual([
    { id, siteCode, website, userCentre: '/user-centre/', opening: [{ ...regular, text }] },
  ]);
});

test('a code that no site has is not found', async () => {
  const response = await museum.send('siteDetail', { siteCode: 'museum-fr' });
  expect(response.statusCode).toBe(404);
  expect(response.json()).toMatchObject({ success: false, code: 404, data: null });
  expect(response.json<{ msg: string }>().msg).toContain('museum-fr');
});

test('the site that asks may be named here too, and must be one', async () => {
  const ask = (siteId: unknown) => museum.send('siteDetail', { siteCode: 'museum-zh', siteId });
  expect((await ask('2')).statusCode).toBe(200);
  for (const siteId of ['9', 1, null]) expect((await ask(siteId)).statusCode).toBe(400);
});

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
])(
  'siteDetail of %s has id %s, path %s and opening hours “%s”',
  async (siteCode, id, website, text) => {
    expect(await museum.rows('siteDetail', { siteCode })).toEqual([
      { id, siteCode, website, userCentre: '/user-centre/', opening: [{ ...regular, text }] },
    ]);
  },
);

test('siteDetail of an unknown code is a 404 that names it', async () => {
  const response = await museum.send('siteDetail', { siteCode: 'museum-fr' });
  expect(response.statusCode).toBe(404);
  expect(response.json()).toMatchObject({ success: false, code: 404, data: null });
  expect(response.json<{ msg: string }>().msg).toContain('museum-fr');
});

test('siteDetail accepts an optional valid siteId', async () => {
  const request = (siteId: unknown) => museum.send('siteDetail', { siteCode: 'museum-zh', siteId });
  expect((await request('2')).statusCode).toBe(200);
  for (const siteId of ['9', 1, null]) expect((await request(siteId)).statusCode).toBe(400);
});

import { expect, test } from 'vitest';
import type { ActionCode } from '../../../contract/shared/points';
import { pointsByAction } from '../../../contract/shared/points';
import { addPoints } from '../../members/points-ledger';
import { fixtureToday } from '../../testing/fixture-pack';
import { addTestMember, testPhone } from '../../testing/test-member';
import { useTestMuseum } from '../../testing/test-museum';

const museum = useTestMuseum();

const report = (actionCode: string, memberIdOrPhone: string, more: object = {}) => ({
  actionCode,
  memberIdOrPhone,
  memberType: 1,
  originType: 4,
  requestDomain: 2,
  fieldMap: {},
  ...more,
});

async function aMember(userName: string) {
  const { accessToken, member } = await addTestMember(museum, userName);
  const account = () => museum.record('pointsAccount', { memberIdOrPhone: member.id }, accessToken);
  return {
    accessToken,
    id: member.id,
    report: (code: ActionCode) =>
      museum.record('pointsReport', report(code, member.id), accessToken),
    like: (contentId: string) =>
      museum.record(
        'favouriteClick',
        { contentId, categoryCode: 'ExcellentCollection' },
        accessToken,
      ),
    rate: (page?: string) => museum.record('ratingCreate', { page }, accessToken),
    account,
    booked: async () => (await account()).records.map(({ actionCode }) => actionCode).sort(),
  };
}

/** Fifty concurrent reports from as many addresses. */
async function race(accessToken: string, payload: object): Promise<void> {
  const sent = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      museum.app.inject({
        method: 'POST',
        url: '/inte-engine/receive_engine/action',
        headers: { 'app-token': accessToken },
        payload,
        remoteAddress: `203.0.113.${index}`,
      }),
    ),
  );
  expect(new Set(sent.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
}

test('points account of a new member is empty', async () => {
  const { account } = await aMember('new');
  expect(await account()).toEqual({ balance: 0, records: [] });
});

test('visit earns points once per day in the museum’s time zone', async () => {
  const { report, account, id } = await aMember('visiting');
  await report('R001');
  await report('R001');
  expect(await account()).toEqual({
    balance: pointsByAction.R001,
    records: [{ actionCode: 'R001', points: 1, createdAt: '2026-11-21T12:00:00+08:00' }],
  });
  const visit = (occurrence: string) => ({ actionCode: 'R001', occurrence }) as const;
  await addPoints(museum.db, id, visit('2026-11-20'), fixtureToday);
  expect((await account()).balance).toBe(2 * pointsByAction.R001);
});

test('fifty concurrent reports of a visit earn points once', async () => {
  const { accessToken, id, booked } = await aMember('visit-race');
  await race(accessToken, report('R001', id));
  expect(await booked()).toEqual(['R001']);
});

test('favourite earns points once per record, however often it is toggled and reported', async () => {
  const member = await aMember('liking');
  await member.report('R003');
  expect(await member.booked()).toEqual([]);
  await member.like('ding');
  await member.report('R003');
  await member.report('R003');
  expect(await member.booked()).toEqual(['R003']);
  await member.like('ding');
  await member.report('R003');
  await member.like('ding');
  await member.report('R003');
  expect(await member.booked()).toEqual(['R003']);
  await member.like('cong');
  await member.report('R003');
  expect(await member.booked()).toEqual(['R003', 'R003']);
});

test('two favourites with concurrent reports both earn points', async () => {
  const member = await aMember('crossing');
  await member.like('ding');
  await member.like('bowl');
  await race(member.accessToken, report('R003', member.id));
  expect(await member.booked()).toEqual(['R003', 'R003']);
});

test('rating earns R002 by itself and R007 once, however often it is reported', async () => {
  const member = await aMember('rating');
  await member.report('R007');
  expect(await member.booked()).toEqual([]);
  await member.rate();
  await member.report('R002');
  await race(member.accessToken, report('R007', member.id));
  expect(await member.booked()).toEqual(['R002', 'R007']);
  await member.rate();
  await member.report('R007');
  expect(await member.booked()).toEqual(['R002', 'R007']);
  await member.rate('News');
  await member.report('R007');
  expect(await member.booked()).toEqual(['R002', 'R002', 'R007', 'R007']);
});

test('points balance is the sum of the member’s ledger', async () => {
  const member = await aMember('adding-up');
  const other = await aMember('bystander');
  await member.report('R001');
  await member.like('ding');
  await member.report('R003');
  await member.rate();
  await member.report('R007');
  const { balance, records } = await member.account();
  expect(balance).toBe(records.reduce((sum, record) => sum + record.points, 0));
  expect(balance).toBe(
    pointsByAction.R001 + pointsByAction.R002 + pointsByAction.R003 + pointsByAction.R007,
  );
  expect((await other.account()).balance).toBe(0);
});

test('points calls accept the member’s own id or phone only', async () => {
  const { accessToken } = await aMember('naming');
  const other = await aMember('named');
  const named = (name: string) => museum.send('pointsReport', report('R001', name), accessToken);
  expect((await named(testPhone)).statusCode).toBe(200);
  for (const name of [other.id, '13999999999', "' or 1=1 --", 'naming']) {
    expect((await named(name)).statusCode).toBe(403);
    const account = await museum.send('pointsAccount', { memberIdOrPhone: name }, accessToken);
    expect(account.statusCode).toBe(403);
  }
  expect((await other.account()).balance).toBe(0);
});

test.each([
  ['an unknown action', { actionCode: 'R009' }],
  ['an action in lower case', { actionCode: 'r001' }],
  ['another kind of member', { memberType: 2 }],
  ['another origin', { originType: '4' }],
  ['another domain', { requestDomain: null }],
  ['a number for a name', { memberIdOrPhone: 13812345678 }],
  ['a list for the fields', { fieldMap: [] }],
  ['a number in a field', { fieldMap: { field1: 5 } }],
  ['a long text in a field', { fieldMap: { field10: 'x'.repeat(201) } }],
  ['NUL in a name', { memberIdOrPhone: 'a\0b' }],
])('pointsReport with %s is a 400', async (name, fault) => {
  const { accessToken, id, account } = await aMember(`fault-${name}`);
  const response = await museum.send('pointsReport', report('R001', id, fault), accessToken);
  expect(response.statusCode, response.body).toBe(400);
  expect((await account()).balance).toBe(0);
});

test('points calls without a token are a 401', async () => {
  const { id } = await aMember('nobody');
  expect((await museum.send('pointsReport', report('R001', id))).statusCode).toBe(401);
  expect((await museum.send('pointsAccount', { memberIdOrPhone: id })).statusCode).toBe(401);
});

import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { objectSetLimits } from '../../../contract/shared/object-sets';
import { members, objectSets } from '../../db/schema';
import { eraseMember } from '../../members/erase-member';
import { addTestMember } from '../../testing/test-member';
import { useTestMuseum } from '../../testing/test-museum';

const museum = useTestMuseum();
const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const item = (objectId: string, note = '') => ({ objectId, note });

function newSet(number: number, name = `第${number}组`) {
  return { id: idOf(number), name, items: [item('ding', '三足'), item('cong')], version: 0 };
}

let token = '';
let memberId = '';
beforeAll(async () => {
  const added = await addTestMember(museum, 'collector');
  token = added.accessToken;
  memberId = added.member.id;
});

test('set of a member is created, read, changed and deleted', async () => {
  const created = await museum.record('objectSetSave', newSet(1), token);
  expect(created).toMatchObject({ id: idOf(1), version: 1, items: newSet(1).items });
  const changed = { ...newSet(1), name: '只看鼎', items: [item('ding')], version: 1 };
  expect(await museum.record('objectSetSave', changed, token)).toMatchObject({
    name: '只看鼎',
    version: 2,
  });
  expect(await museum.rows('objectSetList', {}, token)).toMatchObject([
    { name: '只看鼎', items: [item('ding')], version: 2 },
  ]);
  await museum.record('objectSetDelete', { id: idOf(1) }, token);
  await museum.record('objectSetDelete', { id: idOf(1) }, token);
  expect(await museum.rows('objectSetList', {}, token)).toEqual([]);
});

test('saving the same content again is answered and changes nothing', async () => {
  const first = await museum.record('objectSetSave', newSet(2), token);
  expect(await museum.record('objectSetSave', newSet(2), token)).toEqual(first);
});

test('change of a version that another device has replaced is a 409 and changes nothing', async () => {
  await museum.record('objectSetSave', newSet(3), token);
  await museum.record('objectSetSave', { ...newSet(3), name: '一', version: 1 }, token);
  const late = { ...newSet(3), name: '二', version: 1, siteId: '2' };
  const response = await museum.send('objectSetSave', late, token);
  expect(response.statusCode).toBe(409);
  expect(response.json<{ msg: string }>().msg).toContain('changed or deleted elsewhere');
  const sets = await museum.rows('objectSetList', {}, token);
  expect(sets.find(({ id }) => id === idOf(3))).toMatchObject({ name: '一', version: 2 });
});

test('change of a deleted set is a 409 and does not bring it back', async () => {
  await museum.record('objectSetSave', newSet(4), token);
  await museum.record('objectSetDelete', { id: idOf(4) }, token);
  const late = { ...newSet(4), name: '晚', version: 1 };
  expect((await museum.send('objectSetSave', late, token)).statusCode).toBe(409);
});

test('one of two changes at the same moment wins', async () => {
  await museum.record('objectSetSave', newSet(5), token);
  const send = (name: string) =>
    museum.send('objectSetSave', { ...newSet(5), name, version: 1 }, token);
  const answers = await Promise.all(['甲', '乙', '丙'].map(send));
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
    200, 409, 409,
  ]);
});

test('sets of members are apart, also with the same id', async () => {
  const other = (await addTestMember(museum, 'other-collector')).accessToken;
  await museum.record('objectSetSave', newSet(6, '我的'), token);
  await museum.record('objectSetSave', newSet(6, '别人的'), other);
  expect(await museum.rows('objectSetList', {}, other)).toMatchObject([{ name: '别人的' }]);
  await museum.record('objectSetDelete', { id: idOf(6) }, other);
  const own = await museum.rows('objectSetList', {}, token);
  expect(own.map(({ name }) => name)).toContain('我的');
  const share = { id: idOf(6), isShared: true };
  expect((await museum.send('objectSetShare', share, other)).statusCode).toBe(404);
});

test('shared set is read by its token until the member ends that', async () => {
  await museum.record('objectSetSave', newSet(7, '看鼎'), token);
  const share = (isShared: boolean) =>
    museum.record('objectSetShare', { id: idOf(7), isShared }, token);
  const { shareToken = '' } = await share(true);
  expect((await share(true)).shareToken).toBe(shareToken);
  const shared = await museum.record('sharedObjectSet', { token: shareToken });
  expect(shared).toMatchObject({ name: '看鼎', items: newSet(7).items });
  expect(Object.keys(shared).toSorted()).toEqual(['items', 'name', 'updatedAt']);
  expect((await share(false)).shareToken).toBeUndefined();
  expect((await museum.send('sharedObjectSet', { token: shareToken })).statusCode).toBe(404);
  expect((await share(true)).shareToken).not.toBe(shareToken);
});

test('shared set of a locked account is a 404', async () => {
  const { member, accessToken } = await addTestMember(museum, 'locked-collector');
  await museum.record('objectSetSave', newSet(8), accessToken);
  const share = { id: idOf(8), isShared: true };
  const { shareToken = '' } = await museum.record('objectSetShare', share, accessToken);
  await museum.db.update(members).set({ lockedAt: new Date() }).where(eq(members.id, member.id));
  expect((await museum.send('sharedObjectSet', { token: shareToken })).statusCode).toBe(404);
});

test('member keeps a limited number of sets', async () => {
  const { accessToken, member } = await addTestMember(museum, 'keen-collector');
  const now = new Date();
  await museum.db.insert(objectSets).values(
    Array.from({ length: objectSetLimits.sets }, (_, number) => ({
      ...{ memberId: member.id, id: idOf(100 + number), name: '组', items: [], version: 1 },
      ...{ createdAt: now, updatedAt: now },
    })),
  );
  expect((await museum.send('objectSetSave', newSet(99), accessToken)).statusCode).toBe(409);
  const change = { ...newSet(100), version: 1 };
  expect((await museum.send('objectSetSave', change, accessToken)).statusCode).toBe(200);
});

test.each([
  ['an object twice', { items: [item('ding'), item('ding')] }],
  ['a control character in a note', { items: [item('ding', 'a\0b')] }],
  ['a control character in an id', { items: [item('a\0b')] }],
  ['a name of two lines', { name: 'a\nb' }],
  ['no name', { name: '' }],
  ['an id that is no UUID', { id: 'x' }],
  ['too many objects', { items: Array.from({ length: 101 }, (_, index) => item(`o${index}`)) }],
])('objectSetSave with %s is a 400 and stores nothing', async (_name, wrong) => {
  const before = await museum.db.$count(objectSets);
  const response = await museum.send('objectSetSave', { ...newSet(9), ...wrong }, token);
  expect(response.statusCode).toBe(400);
  expect(await museum.db.$count(objectSets)).toBe(before);
});

test.each(['objectSetList', 'objectSetSave', 'objectSetDelete', 'objectSetShare'] as const)(
  '%s without a token is a 401',
  async (name) => {
    const input = { ...newSet(1), isShared: true };
    expect((await museum.send(name, input)).statusCode).toBe(401);
  },
);

test('sets are part of the download of personal data and go with the account', async () => {
  await museum.record('objectSetSave', newSet(10, '带走'), token);
  const { objectSets: exported } = await museum.record('memberExport', {}, token);
  expect(exported.map(({ name }) => name)).toContain('带走');
  await eraseMember(museum.db, memberId, new Date());
  expect(await museum.db.$count(objectSets, eq(objectSets.memberId, memberId))).toBe(0);
});

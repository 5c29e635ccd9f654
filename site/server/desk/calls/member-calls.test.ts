import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditLog, members } from '../../db/schema';
import { addTestStaff } from '../../testing/test-staff';
import { useTestMuseum } from '../../testing/test-museum';

const museum = useTestMuseum();
const password = '两个黄鹂，一行白鹭';

const register = (userName: string, phone = '13800138000') =>
  museum.record('memberRegister', {
    ...{ userName, nickName: `昵称${userName}`, phone, password, consent: true },
    email: `${userName}@museum.example`,
  });
const logIn = (userName: string) => museum.send('memberLogin', { userName, password });
const auditOf = (subjectId: string) =>
  museum.db.select().from(auditLog).where(eq(auditLog.subjectId, subjectId));

test('members are found by user name, nickname, phone or e-mail, and their contact data are masked', async () => {
  const { page, send } = await addTestStaff(museum, 'finder', ['administrator']);
  const { member } = await register('liulan', '13911112222');
  await register('another', '13922223333');
  for (const keyword of ['LIULAN', '昵称liu', '1111222', 'lan@museum', 'liu 139']) {
    const { total, records } = await page('deskMemberPage', { keyword });
    expect(total, keyword).toBe(1);
    expect(records[0]).toMatchObject({
      ...{ id: member.id, userName: 'liulan', mustChangePassword: false },
      ...{ phone: '139****2222', email: 'l***@museum.example' },
    });
  }
  expect((await page('deskMemberPage', { keyword: '%_' })).total).toBe(0);
  for (const keyword of ['', 'x', '  x ']) {
    expect((await send('deskMemberPage', { keyword })).statusCode).toBe(400);
  }
});

test('a locked member can use no token, renew none and log in no more, until unlocked', async () => {
  const { record, send } = await addTestStaff(museum, 'locker', ['administrator']);
  const { accessToken, refreshToken, member } = await register('locked');
  const { id } = member;
  const row = await record('deskMemberLock', { id, isLocked: true });
  expect(row.lockedAt).toBeDefined();
  expect((await museum.send('memberInfo', {}, accessToken)).statusCode).toBe(401);
  expect((await museum.send('memberRefresh', { refreshToken })).statusCode).toBe(401);
  const refused = await logIn('locked');
  expect(refused.statusCode).toBe(403);
  expect(refused.json()).toMatchObject({ msg: '此账号已被博物馆停用，请联系服务台' });
  const english = await museum.send('memberLogin', { siteId: '2', userName: 'locked', password });
  expect(english.json<{ msg: string }>().msg).toContain('has locked this account');
  // Who does not know the password does not learn that the account is locked.
  const wrong = await museum.send('memberLogin', { userName: 'locked', password: 'wrong' });
  expect(wrong.statusCode).toBe(401);
  expect(await record('deskMemberLock', { id, isLocked: false })).not.toHaveProperty('lockedAt');
  expect((await logIn('locked')).statusCode).toBe(200);
  expect((await museum.send('memberInfo', {}, accessToken)).statusCode).toBe(401);
  const entries = await auditOf(id);
  expect(entries.map(({ details }) => details).sort()).toEqual(['locked', 'unlocked']);
  expect((await send('deskMemberLock', { id: 'x', isLocked: true })).statusCode).toBe(404);
});

test('a session that a log-in begins while the account is locked has no valid token', async () => {
  const { accessToken, refreshToken, member } = await register('raced');
  // The lock ends known sessions; this one stands for one that began just after.
  await museum.db.update(members).set({ lockedAt: new Date() }).where(eq(members.id, member.id));
  expect((await museum.send('memberInfo', {}, accessToken)).statusCode).toBe(401);
  expect((await museum.send('memberRefresh', { refreshToken })).statusCode).toBe(401);
});

test('a reset ends the sessions of a member and gives a one-time password that must be replaced', async () => {
  const { record } = await addTestStaff(museum, 'resetter', ['administrator']);
  const { accessToken, member } = await register('reset');
  const { password: oneTime } = await record('deskMemberReset', { id: member.id });
  expect(oneTime).toMatch(/^(?:[A-Z\d]{4}-){3}[A-Z\d]{4}$/);
  expect((await museum.send('memberInfo', {}, accessToken)).statusCode).toBe(401);
  expect((await logIn('reset')).statusCode).toBe(401);
  const replace = { userName: 'reset', password: oneTime, newPassword: '窗含西岭，门泊东吴' };
  expect(
    (await museum.send('memberLogin', { userName: 'reset', password: oneTime })).statusCode,
  ).toBe(400);
  expect((await museum.send('memberLogin', replace)).statusCode).toBe(200);
  expect(JSON.stringify(await auditOf(member.id))).not.toContain(oneTime);
});

test('a member is erased only with the user name, and the audit log has no personal data of theirs', async () => {
  const { record, send } = await addTestStaff(museum, 'eraser', ['administrator']);
  const { member } = await register('forgotten');
  const { id } = member;
  const wrong = await send('deskMemberErase', { id, userName: 'another' });
  expect(wrong.statusCode).toBe(400);
  expect(wrong.json()).toMatchObject({ errors: [{ field: 'userName' }] });
  expect(await museum.db.$count(members, eq(members.id, id))).toBe(1);
  expect(await record('deskMemberErase', { id, userName: 'Forgotten' })).toBeNull();
  expect(await museum.db.$count(members, eq(members.id, id))).toBe(0);
  expect((await logIn('forgotten')).statusCode).toBe(401);
  expect(JSON.stringify(await auditOf(id))).not.toMatch(/forgotten|13800138000|138\*+8000/i);
  expect((await send('deskMemberErase', { id, userName: 'forgotten' })).statusCode).toBe(404);
});

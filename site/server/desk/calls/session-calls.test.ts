import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditLog, staff, staffSessions } from '../../db/schema';
import {
  addTestStaff,
  cookieOf,
  sendDesk,
  testStaffPassword,
  tokenOf,
} from '../../testing/test-staff';
import { fixtureToday } from '../../testing/fixture-pack';
import { useTestMuseum } from '../../testing/test-museum';

const museum = useTestMuseum();
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

test('log-in sets the refresh token in an HttpOnly cookie of the desk and answers without it', async () => {
  await addTestStaff(museum, 'cookie', ['frontDesk']);
  const response = await sendDesk(museum, 'deskLogin', {
    userName: 'COOKIE',
    password: `${testStaffPassword} new`,
  });
  const [cookie] = response.cookies;
  expect(cookie).toMatchObject({ path: '/desk/', httpOnly: true, sameSite: 'Strict' });
  expect(response.body).not.toContain(cookie?.value);
  expect(response.headers['cache-control']).toBe('no-store');
});

test('wrong password, unknown name and disabled account give the same answer', async () => {
  const { id } = await addTestStaff(museum, 'gone', ['frontDesk']);
  await museum.db.update(staff).set({ disabledAt: new Date() }).where(eq(staff.id, id));
  const password = `${testStaffPassword} new`;
  const answers = await Promise.all([
    sendDesk(museum, 'deskLogin', { userName: 'gone', password }),
    sendDesk(museum, 'deskLogin', { userName: 'gone', password: 'wrong password' }),
    sendDesk(museum, 'deskLogin', { userName: 'nobody-here', password }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401]);
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  expect(answers.flatMap(({ cookies }) => cookies)).toEqual([]);
});

test('account with a one-time password may only change it', async () => {
  const administrator = await addTestStaff(museum, 'admin-one-time', ['administrator']);
  const { password } = await administrator.record('deskStaffAdd', {
    userName: 'newcomer',
    displayName: '新同事',
    roles: ['frontDesk'],
  });
  const login = await sendDesk(museum, 'deskLogin', { userName: 'newcomer', password });
  const headers = bearer(tokenOf(login));
  expect((await sendDesk(museum, 'deskSummary', {}, headers)).statusCode).toBe(403);
  expect((await sendDesk(museum, 'deskAccount', {}, headers)).json()).toMatchObject({
    data: { mustChangePassword: true, displayName: '新同事' },
  });
  const weak = { oldPassword: password, newPassword: 'newcomer' };
  expect((await sendDesk(museum, 'deskPassword', weak, headers)).json()).toMatchObject({
    errors: [{ field: 'newPassword' }],
  });
  const wrong = { oldPassword: 'other', newPassword: testStaffPassword };
  expect((await sendDesk(museum, 'deskPassword', wrong, headers)).json()).toMatchObject({
    errors: [{ field: 'oldPassword' }],
  });
  const same = { oldPassword: password, newPassword: password };
  expect((await sendDesk(museum, 'deskPassword', same, headers)).statusCode).toBe(400);
  const change = { oldPassword: password, newPassword: testStaffPassword };
  expect((await sendDesk(museum, 'deskPassword', change, headers)).statusCode).toBe(200);
  // Sent again after a lost response.
  expect((await sendDesk(museum, 'deskPassword', change, headers)).statusCode).toBe(200);
  expect((await sendDesk(museum, 'deskSummary', {}, headers)).statusCode).toBe(200);
});

test('one-time password that nobody replaced in seven days opens nothing', async () => {
  const administrator = await addTestStaff(museum, 'admin-late', ['administrator']);
  const { id, password } = await administrator.record('deskStaffAdd', {
    userName: 'late-comer',
    displayName: '迟到',
    roles: ['frontDesk'],
  });
  const login = { userName: 'late-comer', password };
  expect((await sendDesk(museum, 'deskLogin', login)).statusCode).toBe(200);
  await museum.db.update(staff).set({ oneTimeUntil: fixtureToday }).where(eq(staff.id, id));
  expect((await sendDesk(museum, 'deskLogin', login)).statusCode).toBe(401);
});

test('refresh token is replaced at each use, and a stolen one ends the session', async () => {
  const { cookie, id } = await addTestStaff(museum, 'rotation', ['editor']);
  const renewed = await sendDesk(museum, 'deskRefresh', {}, { cookie });
  expect(renewed.statusCode).toBe(200);
  expect(cookieOf(renewed)).not.toBe(cookie);
  // Another tab that was slower gets a token of its own and keeps the newer cookie.
  const slower = await sendDesk(museum, 'deskRefresh', {}, { cookie });
  expect(slower.statusCode).toBe(200);
  expect(slower.cookies).toEqual([]);
  // After the grace period the old token can only be a stolen one.
  const before = new Date(Date.now() - 365 * 24 * 3600 * 1000);
  await museum.db
    .update(staffSessions)
    .set({ refreshedAt: before })
    .where(eq(staffSessions.staffId, id));
  expect((await sendDesk(museum, 'deskRefresh', {}, { cookie })).statusCode).toBe(401);
  const current = await sendDesk(museum, 'deskRefresh', {}, { cookie: cookieOf(renewed) });
  expect(current.statusCode).toBe(401);
});

test('refresh is refused to another site, without a cookie and with any other content type', async () => {
  const { cookie } = await addTestStaff(museum, 'cross-site', ['editor']);
  const foreign = { cookie, 'sec-fetch-site': 'cross-site' };
  expect((await sendDesk(museum, 'deskRefresh', {}, foreign)).statusCode).toBe(403);
  expect((await sendDesk(museum, 'deskRefresh', {})).statusCode).toBe(401);
  const form = await museum.app.inject({
    method: 'POST',
    url: '/desk/api/refresh',
    headers: { cookie, 'content-type': 'text/plain' },
    payload: '{}',
  });
  expect(form.statusCode).toBe(415);
});

test('log-out ends the session and deletes the cookie', async () => {
  const { send, cookie } = await addTestStaff(museum, 'leaver', ['frontDesk']);
  const response = await send('deskLogout', {});
  expect(response.cookies[0]).toMatchObject({ name: 'desk_refresh', value: '' });
  expect((await send('deskAccount', {})).statusCode).toBe(401);
  expect((await sendDesk(museum, 'deskRefresh', {}, { cookie })).statusCode).toBe(401);
});

test('log-in, change of password and log-out are in the audit log', async () => {
  const { id, send } = await addTestStaff(museum, 'audited', ['frontDesk']);
  await send('deskLogout', {});
  const rows = await museum.db.select().from(auditLog).where(eq(auditLog.subjectId, id));
  expect(rows.map(({ action }) => action).sort()).toEqual([
    'deskLogin',
    'deskLogin',
    'deskLogout',
    'deskPassword',
  ]);
});

test('ninth failed log-in within a minute is refused even with the right password', async () => {
  await addTestStaff(museum, 'guessed', ['frontDesk']);
  for (let attempt = 0; attempt < 8; attempt += 1) {
    await sendDesk(museum, 'deskLogin', { userName: 'guessed', password: `guess ${attempt}` });
  }
  const password = `${testStaffPassword} new`;
  const response = await sendDesk(museum, 'deskLogin', { userName: 'guessed', password });
  expect(response.statusCode).toBe(429);
});

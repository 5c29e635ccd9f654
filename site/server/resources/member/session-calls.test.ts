import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { members } from '../../db/schema';
import { fixtureToday } from '../../testing/fixture-pack';
import { useTestMuseum } from '../../testing/test-museum';

// Each password hash takes a quarter of a second.
vi.setConfig({ testTimeout: 60_000 });

const museum = useTestMuseum();

const registration = (userName: string, more: object = {}) => ({
  userName,
  nickName: '柳岚',
  phone: '13800138000',
  consent: true,
  password: '两个黄鹂，一行白鹭',
  ...more,
});

const register = (userName: string, more: object = {}) =>
  museum.record('memberRegister', registration(userName, more));

const login = (userName: string, password: string, remoteAddress = '203.0.113.1') =>
  museum.app.inject({
    method: 'POST',
    url: '/user-centre/api/login',
    payload: { userName, password },
    remoteAddress,
  });

interface Failure {
  msg: string;
  errors?: { field: string; msg: string }[];
}

async function faultsOf(input: object): Promise<string[]> {
  const response = await museum.send('memberRegister', input);
  expect(response.statusCode, response.body).toBe(400);
  return (response.json<Failure>().errors ?? []).map(({ field }) => field);
}

test('memberRegister starts a session', async () => {
  const { accessToken, expiresIn, member } = await register('at-once');
  expect(expiresIn).toBe(900);
  expect(await museum.record('memberInfo', {}, accessToken)).toEqual(member);
  expect(member.nickName).toBe('柳岚');
});

test('memberRegister accepts an e-mail instead of a phone', async () => {
  const contact = { phone: undefined, email: 'liulan@museum.example' };
  const { accessToken } = await register('by-mail', contact);
  expect(await museum.record('profileDetail', {}, accessToken)).toMatchObject({
    userName: 'by-mail',
    phone: null,
    email: 'liulan@museum.example',
  });
});

test('memberRegister with a taken user name in any case or width is a 409', async () => {
  await register('Taken');
  for (const userName of ['Taken', 'tAKEN', 'ｔａｋｅｎ']) {
    const other = { siteId: '2', nickName: '何一舟' };
    const response = await museum.send('memberRegister', registration(userName, other));
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({
      code: 409,
      data: null,
      errors: [{ field: 'userName', msg: 'This is already in use.' }],
    });
  }
});

test('a registration sent again after a lost response starts a session of the same account', async () => {
  const { member } = await register('Sent-again');
  const again = await register('Sent-again');
  expect(again.member).toEqual(member);
  expect(await museum.record('memberInfo', {}, again.accessToken)).toEqual(member);
});

test.each([
  ['another password', { password: '窗含西岭，门泊东吴' }],
  ['another nickname', { nickName: '何一舟' }],
  ['another contact', { phone: '13800138001' }],
])('a registration sent again with %s is a 409', async (name, other) => {
  const userName = `other-${name.split(' ')[1] ?? ''}`;
  await register(userName);
  const response = await museum.send('memberRegister', registration(userName, other));
  expect(response.statusCode).toBe(409);
});

test('a registration sent again on another day is a 409', async () => {
  const { member } = await register('a-day-later');
  const createdAt = new Date(fixtureToday.getTime() - 86_400_000);
  await museum.db.update(members).set({ createdAt }).where(eq(members.id, member.id));
  const response = await museum.send('memberRegister', registration('a-day-later'));
  expect(response.statusCode).toBe(409);
});

test('concurrent registrations of one user name by different people succeed once', async () => {
  const sent = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      museum.send('memberRegister', registration('wanted', { nickName: `读者${index}` })),
    ),
  );
  const statuses = sent.map(({ statusCode }) => statusCode).sort();
  expect(statuses).toEqual([200, ...Array.from({ length: 7 }, () => 409)]);
});

test('one registration sent several times at once starts sessions of one account', async () => {
  const sent = await Promise.all(Array.from({ length: 3 }, () => register('pressed-thrice')));
  const ids = new Set(sent.map(({ member }) => member.id));
  expect(ids.size).toBe(1);
});

test.each([
  ['a short name', { userName: 'x' }, ['userName']],
  ['a long name', { userName: 'x'.repeat(51) }, ['userName']],
  ['a name with spaces', { userName: 'liu lan' }, ['userName']],
  ['an SQL fragment for a name', { userName: "x'; drop table members;--" }, ['userName']],
  ['an empty nickname', { nickName: '  ' }, ['nickName']],
  ['a nickname of two lines', { nickName: 'a\nb' }, ['nickName']],
  ['a landline', { phone: '02112345678' }, ['phone']],
  ['a broken e-mail', { phone: undefined, email: 'liulan@' }, ['email']],
  ['neither phone nor e-mail', { phone: undefined }, ['phone']],
  ['a short password', { password: '1234abc' }, ['password']],
  ['a long password', { password: 'x'.repeat(129) }, ['password']],
  ['a common password', { password: 'Password1' }, ['password']],
  ['the user name as password', { userName: 'long-enough', password: 'LONG-enough' }, ['password']],
  ['NUL in a password', { password: 'abcdefg\0h' }, ['password']],
  ['a number for a password', { password: 12345678 }, ['password']],
  [
    'several faults',
    { userName: '', nickName: '', password: '' },
    ['userName', 'nickName', 'password'],
  ],
])('memberRegister with %s is a 400 that names the field', async (_name, fault, fields) => {
  const before = await museum.db.$count(members);
  expect(await faultsOf(registration('refused', fault))).toEqual(fields);
  expect(await museum.db.$count(members)).toBe(before);
});

test('surrounding spaces are part of a password', async () => {
  await register('spaces', { password: '  eight  chars  ' });
  expect((await login('spaces', '  eight  chars  ')).statusCode).toBe(200);
  expect((await login('spaces', 'eight  chars')).statusCode).toBe(401);
});

test('memberLogin ignores case and surrounding space of the user name', async () => {
  const { member } = await register('Spelling');
  const response = await login(' spelling ', '两个黄鹂，一行白鹭');
  expect(response.json()).toMatchObject({ success: true, data: { member } });
});

test('unknown user name and wrong password have identical responses', async () => {
  await register('known');
  const wrong = await login('known', 'not the password');
  const unknown = await login('unknown', 'not the password');
  expect(wrong.statusCode).toBe(401);
  expect(unknown.statusCode).toBe(401);
  expect(unknown.body).toBe(wrong.body);
});

test('memberLogin is locked after eight failures for that name and address only, known or not', async () => {
  await register('locked');
  await register('bystander');
  const address = '203.0.113.66';
  for (const name of ['locked', 'nobody-of-that-name']) {
    for (let time = 0; time < 8; time += 1) {
      expect((await login(name, 'a wrong guess', address)).statusCode).toBe(401);
    }
    const refused = await login(name.toUpperCase(), '两个黄鹂，一行白鹭', address);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  }
  expect((await login('bystander', '两个黄鹂，一行白鹭', address)).statusCode).toBe(200);
  expect((await login('locked', '两个黄鹂，一行白鹭', '203.0.113.67')).statusCode).toBe(200);
});

test('memberRefresh issues valid tokens, and reuse after a successor was used ends the session', async () => {
  const first = await register('renewing');
  const second = await museum.record('memberRefresh', { refreshToken: first.refreshToken });
  expect(await museum.record('memberInfo', {}, second.accessToken)).toEqual(first.member);
  const repeated = await museum.send('memberRefresh', { refreshToken: first.refreshToken });
  expect(repeated.statusCode).toBe(200);
  const third = await museum.record('memberRefresh', { refreshToken: second.refreshToken });
  const again = await museum.send('memberRefresh', { refreshToken: first.refreshToken });
  expect(again.statusCode).toBe(401);
  expect((await museum.send('memberInfo', {}, third.accessToken)).statusCode).toBe(401);
});

test('memberLogout invalidates both tokens', async () => {
  const { accessToken, refreshToken } = await register('leaving');
  expect(await museum.record('memberLogout', {}, accessToken)).toBeNull();
  expect((await museum.send('memberInfo', {}, accessToken)).statusCode).toBe(401);
  expect((await museum.send('memberLogout', {}, accessToken)).statusCode).toBe(401);
  expect((await museum.send('memberRefresh', { refreshToken })).statusCode).toBe(401);
});

test.each([
  ['an unknown token', 'x'.repeat(43)],
  ['an SQL fragment', "' or 1=1 --"],
  ['a very long text', 'x'.repeat(5_000)],
  ['nothing', ''],
])('memberRefresh with %s is rejected', async (_name, refreshToken) => {
  const response = await museum.send('memberRefresh', { refreshToken });
  expect([400, 401]).toContain(response.statusCode);
});

test('access and refresh tokens are not interchangeable', async () => {
  const { accessToken, refreshToken } = await register('swapped');
  const swapped = await museum.send('memberRefresh', { refreshToken: accessToken });
  expect(swapped.statusCode).toBe(401);
  expect((await museum.send('memberInfo', {}, refreshToken)).statusCode).toBe(401);
});

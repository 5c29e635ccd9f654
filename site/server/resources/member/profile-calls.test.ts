import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { useTestMuseum } from '../../testing/test-museum';

// Each password hash takes a quarter of a second.
vi.setConfig({ testTimeout: 60_000 });

const museum = useTestMuseum();
const oldPassword = '两个黄鹂，一行白鹭';
const newPassword = '窗含西岭，门泊东吴';

const register = (userName: string) =>
  museum.record('memberRegister', {
    userName,
    nickName: '柳岚',
    phone: '13800138000',
    consent: true,
    password: oldPassword,
  });

const login = (userName: string, password: string) =>
  museum.send('memberLogin', { userName, password });

test('profileUpdate changes nickname, phone and e-mail', async () => {
  const { accessToken, member } = await register('changing');
  const changed = { nickName: '  Lán 🏺 ', email: 'lan@museum.example', consent: true };
  const profile = await museum.record('profileUpdate', changed, accessToken);
  expect(profile).toMatchObject({ nickName: 'Lán 🏺', phone: null, email: 'lan@museum.example' });
  expect(await museum.record('profileDetail', {}, accessToken)).toEqual(profile);
  expect(await museum.record('memberInfo', {}, accessToken)).toEqual({
    id: member.id,
    nickName: 'Lán 🏺',
  });
});

test('profileUpdate without phone and e-mail is a 400', async () => {
  const { accessToken } = await register('unreachable');
  const response = await museum.send(
    'profileUpdate',
    { nickName: '柳岚', consent: true },
    accessToken,
  );
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ errors: [{ field: 'phone' }] });
  expect(await museum.record('profileDetail', {}, accessToken)).toMatchObject({
    phone: '13800138000',
  });
});

test('passwordChange replaces the password and ends the other sessions', async () => {
  const here = await register('password');
  const elsewhere = await museum.record('memberLogin', {
    userName: 'password',
    password: oldPassword,
  });
  const input = { oldPassword, newPassword };
  expect(await museum.record('passwordChange', input, here.accessToken)).toBeNull();
  expect((await museum.send('memberInfo', {}, elsewhere.accessToken)).statusCode).toBe(401);
  const { refreshToken } = elsewhere;
  expect((await museum.send('memberRefresh', { refreshToken })).statusCode).toBe(401);
  expect((await museum.send('memberInfo', {}, here.accessToken)).statusCode).toBe(200);
  expect((await login('password', oldPassword)).statusCode).toBe(401);
  expect((await login('password', newPassword)).statusCode).toBe(200);
});

test('passwordChange sent again after a lost response succeeds and changes nothing', async () => {
  const { accessToken } = await register('sent-again');
  const input = { oldPassword, newPassword };
  expect(await museum.record('passwordChange', input, accessToken)).toBeNull();
  expect(await museum.record('passwordChange', input, accessToken)).toBeNull();
  expect((await login('sent-again', newPassword)).statusCode).toBe(200);
  const other = { oldPassword, newPassword: '春眠不觉晓，处处闻啼鸟' };
  expect((await museum.send('passwordChange', other, accessToken)).statusCode).toBe(400);
});

test('passwordChange is rolled back when ending the other sessions fails', async () => {
  const { accessToken } = await register('undecided');
  await museum.record('memberLogin', { userName: 'undecided', password: oldPassword });
  await museum.db.execute(
    sql`create function refuse() returns trigger language plpgsql as 'begin raise exception ''refused''; end'`,
  );
  await museum.db.execute(
    sql`create trigger refuse before update on sessions for each row execute function refuse()`,
  );
  const response = await museum.send('passwordChange', { oldPassword, newPassword }, accessToken);
  await museum.db.execute(sql`drop trigger refuse on sessions`);
  expect(response.statusCode).toBe(500);
  expect((await login('undecided', newPassword)).statusCode).toBe(401);
  expect((await login('undecided', oldPassword)).statusCode).toBe(200);
});

test('passwordChange names the field of a wrong old or weak new password', async () => {
  const { accessToken } = await register('poor-choice');
  const fieldsOf = async (input: object) => {
    const response = await museum.send('passwordChange', input, accessToken);
    expect(response.statusCode).toBe(400);
    return response.json<{ errors: { field: string }[] }>().errors.map(({ field }) => field);
  };
  expect(await fieldsOf({ oldPassword: 'wrong', newPassword })).toEqual(['oldPassword']);
  expect(await fieldsOf({ oldPassword, newPassword: 'password1' })).toEqual(['newPassword']);
  expect(await fieldsOf({ oldPassword, newPassword: 'Poor-Choice' })).toEqual(['newPassword']);
  expect(await fieldsOf({ oldPassword: '', newPassword: 'short' })).toEqual([
    'oldPassword',
    'newPassword',
  ]);
  expect((await login('poor-choice', oldPassword)).statusCode).toBe(200);
});

test('passwordChange is locked after eight wrong old passwords', async () => {
  const { accessToken } = await register('guessed');
  const guess = () =>
    museum.send('passwordChange', { oldPassword: 'a guess', newPassword }, accessToken);
  for (let time = 0; time < 8; time += 1) expect((await guess()).statusCode).toBe(400);
  const response = await museum.send('passwordChange', { oldPassword, newPassword }, accessToken);
  expect(response.statusCode).toBe(429);
  expect(response.headers['retry-after']).toBeDefined();
});

test.each(['memberInfo', 'memberLogout', 'profileDetail'] as const)(
  '%s without a valid token is a 401 in the site’s language',
  async (name) => {
    for (const token of [undefined, '', 'forged', "' or 1=1 --", 'x'.repeat(4_000)]) {
      const response = await museum.send(name, { siteId: '2' }, token);
      expect(response.statusCode).toBe(401);
      expect(response.json()).toEqual({
        success: false,
        code: 401,
        msg: 'Unauthorised, please log in',
        data: null,
      });
    }
  },
);

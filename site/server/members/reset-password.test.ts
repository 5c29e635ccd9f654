import { expect, test, vi } from 'vitest';
import { fixtureToday } from '../testing/fixture-pack';
import { testPasswordCost, useTestMuseum } from '../testing/test-museum';
import { createPasswordHasher } from './password-hash';
import { resetPassword } from './reset-password';

vi.setConfig({ testTimeout: 60_000 });

const museum = useTestMuseum();
const oldPassword = '两个黄鹂，一行白鹭';
const newPassword = '窗含西岭，门泊东吴';
const passwords = createPasswordHasher({ cost: testPasswordCost });

const register = (userName: string) =>
  museum.record('memberRegister', {
    ...{ userName, nickName: '柳岚', phone: '13800138000', password: oldPassword, consent: true },
  });

const reset = async (userName: string, now = fixtureToday) =>
  (await resetPassword(museum.db, passwords, userName, now)) ?? '';

const login = (input: object) => museum.send('memberLogin', input);

test('reset password ends all sessions and opens one only with a password that replaces it', async () => {
  const { accessToken, refreshToken } = await register('forgetful');
  const password = await reset('ＦORGETFUL');
  expect(password).toMatch(/^(?:[A-Z\d]{4}-){3}[A-Z\d]{4}$/);
  expect((await museum.send('memberInfo', {}, accessToken)).statusCode).toBe(401);
  expect((await museum.send('memberRefresh', { refreshToken })).statusCode).toBe(401);

  const input = { userName: 'forgetful', password };
  expect((await login({ ...input, password: oldPassword })).statusCode).toBe(401);
  const refused = await login(input);
  expect(refused.statusCode).toBe(400);
  expect(refused.json()).toMatchObject({
    errors: [{ field: 'newPassword', msg: '须另行设置，因为密码已被重置。' }],
  });
  const guess = { ...input, password: oldPassword, newPassword: password };
  expect((await login(guess)).statusCode).toBe(401);
  for (const bad of [password, 'forgetful', '12345678', 'short']) {
    const response = await login({ ...input, newPassword: bad });
    expect(response.json(), bad).toMatchObject({ code: 400, errors: [{ field: 'newPassword' }] });
  }
  expect((await login({ ...input, newPassword })).statusCode).toBe(200);
  // Sent again after a lost response.
  expect((await login({ ...input, newPassword })).statusCode).toBe(200);
  expect((await login({ ...input, newPassword: oldPassword })).statusCode).toBe(401);
  expect((await login(input)).statusCode).toBe(401);
  expect((await login({ ...input, password: newPassword })).statusCode).toBe(200);
});

test('a log-in with two wrong passwords counts as two failures of the eight in a minute', async () => {
  await register('guessed');
  const guess = { userName: 'guessed', password: 'guess one', newPassword: 'guess two' };
  for (let sent = 0; sent < 4; sent += 1) expect((await login(guess)).statusCode).toBe(401);
  expect((await login({ userName: 'guessed', password: oldPassword })).statusCode).toBe(429);
});

test('one-time password is a wrong password after seven days', async () => {
  await register('late');
  const eightDaysAgo = new Date(fixtureToday.getTime() - 8 * 24 * 60 * 60 * 1000);
  const password = await reset('late', eightDaysAgo);
  expect((await login({ userName: 'late', password, newPassword })).statusCode).toBe(401);
});

test('unknown user name has no password to reset', async () => {
  expect(await resetPassword(museum.db, passwords, 'nobody', fixtureToday)).toBeUndefined();
});

import { expect, test } from 'vitest';
import { createLoginLockout } from './login-lockout';

const by = (key: string) => {
  const [name = '', address = ''] = key.split(' ');
  return { name, address };
};
const fail = () => Promise.resolve<'in' | undefined>(undefined);
const succeed = () => Promise.resolve('in');

async function failTimes(
  lockout: ReturnType<typeof createLoginLockout>,
  key: string,
  times: number,
) {
  for (let time = 0; time < times; time += 1) {
    expect(await lockout.attempt(by(key), fail)).toBeUndefined();
  }
}

test('lockout rejects a correct password with 429 and Retry-After after eight failures', async () => {
  const lockout = createLoginLockout();
  await failTimes(lockout, 'liulan 203.0.113.7', 8);
  await expect(lockout.attempt(by('liulan 203.0.113.7'), succeed)).rejects.toMatchObject({
    status: 429,
    headers: { 'retry-after': '60' },
  });
});

test('lockout accepts a correct password after seven failures', async () => {
  const lockout = createLoginLockout();
  await failTimes(lockout, 'liulan 203.0.113.7', 7);
  expect(await lockout.attempt(by('liulan 203.0.113.7'), succeed)).toBe('in');
});

test('lockout does not affect another name or another address', async () => {
  const lockout = createLoginLockout();
  await failTimes(lockout, 'liulan 203.0.113.7', 8);
  expect(await lockout.attempt(by('liulan 203.0.113.8'), succeed)).toBe('in');
  expect(await lockout.attempt(by('wangwei 203.0.113.7'), succeed)).toBe('in');
});

test('lockout counts concurrent guesses one after another', async () => {
  const lockout = createLoginLockout();
  let tried = 0;
  const guess = () => {
    tried += 1;
    return fail();
  };
  const results = await Promise.allSettled(
    Array.from({ length: 50 }, () => lockout.attempt(by('liulan 203.0.113.7'), guess)),
  );
  expect(tried).toBe(8);
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(42);
});

test('lockout does not count successful attempts', async () => {
  const lockout = createLoginLockout();
  const results = await Promise.all(
    Array.from({ length: 20 }, () => lockout.attempt(by('liulan 203.0.113.7'), succeed)),
  );
  expect(new Set(results)).toEqual(new Set(['in']));
});

test('lockout does not count an attempt that throws', async () => {
  const lockout = createLoginLockout();
  const broken = () => Promise.reject(new Error('no database'));
  await expect(lockout.attempt(by('liulan 203.0.113.7'), broken)).rejects.toThrow('no database');
  expect(await lockout.attempt(by('liulan 203.0.113.7'), succeed)).toBe('in');
});

test('lockout rejects further names of a network after sixty failures, also concurrent ones', async () => {
  const lockout = createLoginLockout();
  const attempts = Array.from({ length: 90 }, (_, index) =>
    lockout.attempt(by(`name-${index} 203.0.113.7`), fail),
  );
  const results = await Promise.allSettled(attempts);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(60);
  await expect(lockout.attempt(by('wangwei 203.0.113.7'), succeed)).rejects.toMatchObject({
    status: 429,
    headers: { 'retry-after': '60' },
  });
  expect(await lockout.attempt(by('wangwei 203.0.113.8'), succeed)).toBe('in');
});

test('lockout does not count successful or interrupted attempts of a network', async () => {
  const lockout = createLoginLockout();
  const interrupt = () => Promise.reject(new Error('disconnected'));
  for (let time = 0; time < 70; time += 1) {
    await lockout.attempt(by(`name-${time} 203.0.113.7`), succeed);
    await expect(lockout.attempt(by(`name-${time} 203.0.113.7`), interrupt)).rejects.toThrow();
  }
  await failTimes(lockout, 'liulan 203.0.113.7', 1);
});

test('lockout admits a class of 48 that logs in at once from one network', async () => {
  const lockout = createLoginLockout();
  const attempts = Array.from({ length: 48 }, (_, index) =>
    lockout.attempt(by(`pupil-${index} 203.0.113.7`), succeed),
  );
  expect(await Promise.all(attempts)).toEqual(attempts.map(() => 'in'));
});

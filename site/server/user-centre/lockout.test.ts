import { expect, test } from 'vitest';
import { createLockout } from './lockout';

const by = (key: string) => {
  const [name = '', address = ''] = key.split(' ');
  return { name, address };
};
const fail = () => Promise.resolve<'in' | undefined>(undefined);
const succeed = () => Promise.resolve('in');

async function failTimes(lockout: ReturnType<typeof createLockout>, key: string, times: number) {
  for (let time = 0; time < times; time += 1) {
    expect(await lockout.attempt(by(key), fail)).toBeUndefined();
  }
}

test('after eight failures even the right password has to wait, and is told how long', async () => {
  const lockout = createLockout();
  await failTimes(lockout, 'liulan 203.0.113.7', 8);
  await expect(lockout.attempt(by('liulan 203.0.113.7'), succeed)).rejects.toMatchObject({
    status: 429,
    headers: { 'retry-after': '60' },
  });
});

test('seven failures lock nobody out', async () => {
  const lockout = createLockout();
  await failTimes(lockout, 'liulan 203.0.113.7', 7);
  expect(await lockout.attempt(by('liulan 203.0.113.7'), succeed)).toBe('in');
});

test('another name and another address are not affected', async () => {
  const lockout = createLockout();
  await failTimes(lockout, 'liulan 203.0.113.7', 8);
  expect(await lockout.attempt(by('liulan 203.0.113.8'), succeed)).toBe('in');
  expect(await lockout.attempt(by('wangwei 203.0.113.7'), succeed)).toBe('in');
});

test('guesses that come at once are counted one after the other', async () => {
  const lockout = createLockout();
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

test('one who logs in often is not locked out', async () => {
  const lockout = createLockout();
  const results = await Promise.all(
    Array.from({ length: 20 }, () => lockout.attempt(by('liulan 203.0.113.7'), succeed)),
  );
  expect(new Set(results)).toEqual(new Set(['in']));
});

test('an attempt that breaks down counts for nothing and lets the next one in', async () => {
  const lockout = createLockout();
  const broken = () => Promise.reject(new Error('no database'));
  await expect(lockout.attempt(by('liulan 203.0.113.7'), broken)).rejects.toThrow('no database');
  expect(await lockout.attempt(by('liulan 203.0.113.7'), succeed)).toBe('in');
});

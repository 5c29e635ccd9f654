import { scryptSync } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { HttpError } from '../http/http-error';
import { createPasswordQueue, createPasswordHasher } from './password-hash';

// Each password hash takes a quarter of a second.
vi.setConfig({ testTimeout: 60_000 });

const passwords = createPasswordHasher();

test('password verifies against its own hash only', async () => {
  const stored = await passwords.hash('correct horse');
  expect(await passwords.verify('correct horse', stored)).toBe(true);
  expect(await passwords.verify('correct horsf', stored)).toBe(false);
  expect(await passwords.verify('', stored)).toBe(false);
});

test('hashes of one password differ and do not contain it', async () => {
  const [one, other] = await Promise.all([
    passwords.hash('secret secret'),
    passwords.hash('secret secret'),
  ]);
  expect(one).not.toBe(other);
  expect(one).not.toContain('secret');
  expect(one).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$[\w-]{22}\$[\w-]{43}$/);
});

test('verification without a stored hash fails', async () => {
  expect(await passwords.verify('correct horse', undefined)).toBe(false);
  expect(await passwords.verify('', undefined)).toBe(false);
});

test('hash of another cost verifies and is reported as outdated', async () => {
  const salt = Buffer.from('0123456789abcdef');
  const cheap = scryptSync('old password', salt, 32, { N: 2 ** 10, r: 8, p: 1 });
  const stored = `$scrypt$ln=10,r=8,p=1$${salt.toString('base64url')}$${cheap.toString('base64url')}`;
  expect(await passwords.verify('old password', stored)).toBe(true);
  expect(passwords.isOutdated(stored)).toBe(true);
  expect(passwords.isOutdated(await passwords.hash('new password'))).toBe(false);
});

test('password in NFC verifies against the hash of its NFD form', async () => {
  const stored = await passwords.hash('cafe\u0301 au lait');
  expect(await passwords.verify('caf\u00e9 au lait', stored)).toBe(true);
});

const cheap = { ln: 4, r: 8, p: 1 };
const range = (length: number) => Array.from({ length }, (_, index) => index);

/** Number of hashes among these that the queue rejects with 503 and `Retry-After`. */
async function countRejected(hashes: readonly Promise<string>[]): Promise<number> {
  const results = await Promise.allSettled(hashes);
  const rejected = results.filter(({ status }) => status === 'rejected');
  for (const { reason } of rejected as PromiseRejectedResult[]) {
    expect(reason).toBeInstanceOf(HttpError);
    const { status, headers } = reason as HttpError;
    expect(status).toBe(503);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  }
  return rejected.length;
}

test.each([
  ['one runs and 60 wait', 2, 139],
  ['two run and 120 wait', 8, 78],
])('hashes beyond the queue are rejected with 503: %s on %i cores', async (_, cores, rejected) => {
  const hasher = createPasswordHasher({ cost: cheap }, createPasswordQueue(cores));
  const hashes = range(200).map((index) =>
    hasher.hash('secret secret', { address: `203.0.113.${index}`, signal: undefined }),
  );
  expect(await countRejected(hashes)).toBe(rejected);
  expect(await countRejected([hasher.hash('secret secret')])).toBe(0);
});

test('hashes of one network beyond its share of the queue are rejected with 503', async () => {
  const hasher = createPasswordHasher({ cost: cheap });
  const one = range(60).map(() => hasher.hash('secret secret', { address: '203.0.113.7' }));
  const other = hasher.hash('secret secret', { address: '203.0.113.8' });
  expect(await countRejected(one)).toBe(12);
  expect(await countRejected([other])).toBe(0);
});

test('a queued hash of a disconnected client is dropped', async () => {
  const hasher = createPasswordHasher({ cost: cheap });
  const client = new AbortController();
  const before = range(2).map(() => hasher.hash('secret secret'));
  const queued = hasher.hash('secret secret', { address: '203.0.113.7', signal: client.signal });
  client.abort(new Error('disconnected'));
  await expect(queued).rejects.toThrow('disconnected');
  expect(await countRejected(before)).toBe(0);
});

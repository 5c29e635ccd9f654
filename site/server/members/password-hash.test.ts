import { scryptSync } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { createPasswordHasher } from './password-hash';

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

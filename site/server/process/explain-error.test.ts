import { createServer, type AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { DatabaseUnavailableError } from '../db/database';
import { PackValidationError } from '../import/records/import-errors';
import { explainError } from './explain-error';
import { InvalidSettingError } from './settings';

/** The error of a failed `listen`. */
async function listenError(port: number, host: string): Promise<unknown> {
  const server = createServer();
  return new Promise((resolve) => server.on('error', resolve).listen(port, host));
}

test('EADDRINUSE is explained with the port and an instruction', async () => {
  const server = createServer();
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  expect(explainError(await listenError(port, '127.0.0.1'))).toBe(
    `Port ${port} is taken: stop the program that uses it, or set PORT to another.`,
  );
});

test('EADDRNOTAVAIL is explained with the address', async () => {
  expect(explainError(await listenError(0, '192.0.2.1'))).toBe(
    'HOST 192.0.2.1 is no address of this machine.',
  );
});

test('known error is explained in one sentence without a stack', () => {
  expect(explainError(new InvalidSettingError('PORT must be a number.'))).toBe(
    'PORT must be a number.',
  );
  expect(explainError(new DatabaseUnavailableError('It is in use.'))).toBe('It is in use.');
});

test('invalid pack is explained by the list of all its errors', () => {
  const at = { file: 'objects.json', record: 'ding' };
  const faults = [
    { ...at, field: 'image.file', reason: 'x.jpg is not there' },
    { file: 'tags.json', record: '', field: '', reason: 'is not JSON' },
  ];
  expect(explainError(new PackValidationError(faults))).toBe(
    'objects.json ding image.file: x.jpg is not there\n' +
      'tags.json: is not JSON\n' +
      'The pack has 2 faults. Nothing was imported.',
  );
});

test('unknown error is printed with its stack', () => {
  expect(explainError(new TypeError('odd'))).toMatch(/^TypeError: odd\n\s+at /);
});
